import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import {
  ChangePassword,
  ChooseMail,
  PasswordReset,
  Register,
  RegisterEmployer,
  RequestPasswordReset,
  ResetPassword,
  ReviseEmployer,
  ReviseUser
} from './contract.ts'
import { ListEmployers, MarkEmployerSeen, VerifyEmployer } from './verification-contract.ts'

const person = {
  username: 'ana.robles',
  password: 'caballo-bayo',
  email: 'ana@example.org',
  fullName: 'Ana Robles'
}
const notAllowed = 'El texto contiene caracteres no permitidos'

type Row = [field: string, value: unknown, sentence?: string]

describe('a firm', () => {
  test.each([
    ['that registers', RegisterEmployer],
    ['that edits its profile', ReviseEmployer]
  ])('%s has a name', (_, Contract) => {
    for (const [fullName, sentence] of [
      ['A', 'El nombre de la empresa es requerido'],
      ['Al'],
      [repeatLetter(100)],
      [repeatLetter(101), 'El nombre de la empresa no puede tener más de 100 caracteres'],
      ['Soto\u0007', notAllowed]
    ])
      expect(firstErrorMessage(Contract, { ...person, fullName })).toBe(sentence)
    expect(parseOrUndefined(Contract, { ...person, fullName: 'Yeguada' })).toMatchObject({
      email: person.email,
      fullName: 'Yeguada'
    })
  })
})

test.each<Row>([
  ['fullName', 'Ana\u0007', notAllowed],
  ['location', 'Ávila\u0007', notAllowed],
  ['website', 'https://example.org'],
  ['language', 'pt']
])('registering with %s = %j: %s', (field, value, expected) => {
  expect(firstErrorMessage(Register, { ...person, [field]: value }, field)).toBe(expected)
})

test('registering keeps the language of the page, and what only programs fill in', () => {
  expect(parseOrUndefined(Register, { ...person, language: 'en-GB', website: 'x' })).toEqual({
    ...person,
    userType: 'applicant',
    language: 'en',
    website: 'x'
  })
})

test('editing a profile keeps the password that a change of the address needs', () => {
  const request = { fullName: 'Ana', email: 'ana@example.org', currentPassword: 'x' }
  expect(parseOrUndefined(ReviseUser, request)).toEqual(request)
})

test('changing a password keeps both', () => {
  const request = { currentPassword: '123456', newPassword: '654321' }
  expect(parseOrUndefined(ChangePassword, request)).toEqual(request)
})

describe('choosing e-mails', () => {
  test.each<[value: unknown, sentence?: string]>([
    [['messages', 'ads']],
    [[]],
    [['news'], 'Este correo no existe'],
    [['applications', 'answers', 'messages', 'ads', 'reminders']],
    [['applications', 'answers', 'messages', 'ads', 'reminders', 'ads'], 'Este correo no existe'],
    [undefined, 'Elige los correos que quieres']
  ])('that are stopped, %j: %s', (stopped, sentence) => {
    expect(firstErrorMessage(ChooseMail, { stopped })).toBe(sentence)
  })

  test('keeps what it says', () => {
    const request = { stopped: ['messages'], language: 'en' }
    expect(parseOrUndefined(ChooseMail, request)).toEqual(request)
  })
})

describe('a forgotten password', () => {
  test.each<[value: unknown, sentence?: string]>([
    ['ana'],
    ['ana@example.org'],
    ['', 'Escribe tu nombre de usuario o tu correo'],
    [repeatLetter(254)],
    [repeatLetter(255), 'Es demasiado largo'],
    ['ana\u0007', notAllowed]
  ])('of %j: %s', (login, sentence) => {
    expect(firstErrorMessage(RequestPasswordReset, { login })).toBe(sentence)
    if (!sentence) expect(parseOrUndefined(RequestPasswordReset, { login })).toEqual({ login })
  })

  test('is replaced by a new one', () => {
    expect(parseOrUndefined(ResetPassword, { password: '123456' })).toEqual({ password: '123456' })
    expect(firstErrorMessage(ResetPassword, { password: '12345' })).toBe(
      'La contraseña debe tener al menos 6 caracteres'
    )
    const response = { message: 'Hecho', username: 'ana', isSignedIn: true }
    expect(parseOrUndefined(PasswordReset, { ...response, more: 1 })).toEqual(response)
  })
})

describe('the verification of an employer', () => {
  const noWeb = 'Escribe la dirección de tu web, como yeguada.es'
  const noTaxId = 'Este NIF no es válido: repasa sus cifras y su letra'
  const noFarm = 'El código REGA empieza por ES y tiene doce cifras'

  test.each<Row>([
    ['web', 'yeguada', noWeb],
    ['web', repeatLetter(201), noWeb],
    ['web', `https://yeguada.es/${repeatLetter(181)}`],
    ['web', 'yeguada.es\u0007', notAllowed],
    ['taxId', 'B12345674'],
    ['taxId', 'B12345670', noTaxId],
    ['taxId', repeatLetter(21), noTaxId],
    ['farmCode', 'ES401940000001'],
    ['farmCode', 'ES40194000000', noFarm],
    ['farmCode', 'ES4019400000011', noFarm],
    ['farmCode', 'PT401940000001', noFarm],
    ['farmCode', 'xES401940000001', noFarm],
    ['farmCode', repeatLetter(31), noFarm]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(VerifyEmployer, { [field]: value }, field)).toBe(expected)
  })

  test('reads what people type, and clears what is blank', () => {
    expect(
      parseOrUndefined(VerifyEmployer, {
        web: 'https://www.Yeguada.es/caballos',
        farmCode: ' es 40.194-0000001'
      })
    ).toMatchObject({ farmCode: 'ES401940000001', web: expect.stringMatching(/yeguada\.es$/) })
    expect(parseOrUndefined(VerifyEmployer, { web: '', taxId: null, farmCode: ' ' })).toEqual({
      web: null,
      taxId: null,
      farmCode: null
    })
  })
})

describe('the employers of the operator', () => {
  test.each<Row>([
    ['state', 'new'],
    ['state', 'seen'],
    ['state', 'old', 'El estado debe ser new o seen'],
    ['page', '0', 'La página debe ser un número a partir de 1'],
    ['limit', '0', 'El límite debe ser un número entre 1 y 50']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(ListEmployers, { [field]: value }, field)).toBe(expected)
  })

  test('are listed by fifties', () => {
    expect(parseOrUndefined(ListEmployers, {})).toEqual({ page: 1, limit: 50 })
    expect(parseOrUndefined(ListEmployers, { state: 'new', page: '2', limit: '99' })).toEqual({
      state: 'new',
      page: 2,
      limit: 50
    })
  })

  test('are marked as seen', () => {
    expect(parseOrUndefined(MarkEmployerSeen, { isSeen: false })).toEqual({ isSeen: false })
    expect(firstErrorMessage(MarkEmployerSeen, {})).toBe('Di si lo has visto: sí o no')
  })
})
