import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { LogIn } from '#services/auth/shared/contract.ts'
import { ChangePassword, DeleteUser, Register, ReviseUser } from './contract.ts'
import { passwordsDiffer } from './shared/refusals.ts'

const person = {
  username: 'ana.robles',
  password: 'caballo-bayo',
  email: 'ana@example.org',
  fullName: 'Ana Robles'
}
const shortName = 'El nombre de usuario debe tener al menos 3 caracteres'
const shortPassword = 'La contraseña debe tener al menos 6 caracteres'
const longPassword = 'La contraseña no puede tener más de 128 caracteres'
const badCharacters =
  'El nombre de usuario solo puede llevar letras, números, puntos, guiones y guiones bajos'
const badPhone = 'El teléfono debe tener entre 6 y 15 dígitos'

type Row = [field: string, value: unknown, sentence?: string]

const profileRows: Row[] = [
  ['fullName', 'A', 'El nombre completo es requerido'],
  ['fullName', 'Al'],
  ['fullName', undefined, 'El nombre completo es requerido'],
  ['fullName', repeatLetter(100)],
  ['fullName', repeatLetter(101), 'El nombre completo no puede tener más de 100 caracteres'],
  ['email', 'ana', 'Introduce un correo electrónico válido'],
  ['email', undefined, 'Introduce un correo electrónico válido'],
  ['fullName', 'Ana\u0007', 'El texto contiene caracteres no permitidos'],
  ['phone', undefined],
  ['phone', ''],
  ['phone', '12345', badPhone],
  ['phone', '123456'],
  ['phone', '123456789012345'],
  ['phone', '1234567890123456', badPhone],
  ['location', null],
  ['location', repeatLetter(120)],
  ['location', repeatLetter(121), 'La ubicación no puede tener más de 120 caracteres'],
  ['bio', undefined],
  ['bio', `una\n${repeatLetter(996)}`],
  ['bio', repeatLetter(1001), 'La presentación no puede tener más de 1000 caracteres']
]

describe('registering', () => {
  test.each<Row>([
    ['username', 'an', shortName],
    ['username', ' an ', shortName],
    ['username', undefined, shortName],
    ['username', 'ana'],
    ['username', repeatLetter(30)],
    ['username', repeatLetter(31), 'El nombre de usuario no puede tener más de 30 caracteres'],
    ['username', 'Ñandú_7.b-c'],
    ['username', 'ana robles', badCharacters],
    ['username', 'ana@robles', badCharacters],
    ['username', 'ana/robles', badCharacters],
    ['username', '<b>ana</b>', badCharacters],
    ['username', 'ana🐴\ufe0f', badCharacters],
    ['username', 'علی\u200cرضا'],
    ['username', 'ana\u0007', 'El texto contiene caracteres no permitidos'],
    ['username', '\u3164\u3164\u3164ana'],
    ['username', '\u3164\u3164\u3164', 'El nombre de usuario debe tener al menos 3 caracteres'],
    ['password', '12345', shortPassword],
    ['password', '🐴🐴🐴', shortPassword],
    ['password', undefined, shortPassword],
    ['password', '123456'],
    ['password', '      '],
    ['password', '🐴🐴🐴🐴🐴🐴'],
    ['password', repeatLetter(128)],
    ['password', repeatLetter(129), longPassword],
    ['password', 'caballo\ud83d', 'La contraseña contiene caracteres no permitidos'],
    ...profileRows
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(Register, { ...person, [field]: value }, field)).toBe(expected)
  })

  test.each([
    [undefined, 'applicant'],
    [null, 'applicant'],
    ['applicant', 'applicant'],
    ['candidate', 'applicant'],
    ['employer', 'employer']
  ])('as %j creates an account of type %s', (userType, expected) => {
    expect(parseOrUndefined(Register, { ...person, userType })).toMatchObject({
      userType: expected
    })
  })

  test.each(['admin', 'Employer', '', 0, ['employer']])('as %j is refused', userType => {
    expect(firstErrorMessage(Register, { ...person, userType })).toBe(
      'El tipo de cuenta debe ser empleador o candidato'
    )
  })

  test('drops fields that the request may not set', () => {
    const request = {
      ...person,
      id: 'mine',
      isAdmin: true,
      registrationIp: '1.2.3.4',
      isDeleted: true
    }
    expect(parseOrUndefined(Register, request)).toEqual({ ...person, userType: 'applicant' })
  })

  test('has an error message for passwords that differ', () => {
    expect(passwordsDiffer).toBe('Las contraseñas no coinciden')
  })
})

describe('signing in', () => {
  test.each<Row>([
    ['username', 'an', shortName],
    ['username', undefined, shortName],
    ['username', 'ana'],
    ['username', 'ana robles'],
    ['username', 'ana\u0000', 'El texto contiene caracteres no permitidos'],
    ['password', '12345', shortPassword],
    ['password', undefined, shortPassword],
    ['password', '123456']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(LogIn, { ...person, [field]: value }, field)).toBe(expected)
  })

  test('normalises a password to one Unicode form, and does not trim it', () => {
    const typed = { username: ' ana ', password: ' contrasen\u0303a ' }
    expect(parseOrUndefined(LogIn, typed)).toEqual({ username: 'ana', password: ' contraseña ' })
  })
})

describe('editing a profile', () => {
  const profile = { fullName: 'Ana Robles', email: 'ana@example.org' }

  test.each<Row>([
    ...profileRows,
    ['profilePicture', undefined],
    ['profilePicture', repeatLetter(201), 'La foto no es válida']
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(ReviseUser, { ...profile, [field]: value }, field)).toBe(expected)
  })

  test('drops username, type, password and id', () => {
    const request = { ...profile, username: 'otra', userType: 'employer', password: 'x', id: 'y' }
    expect(parseOrUndefined(ReviseUser, request)).toEqual(profile)
  })
})

describe('changing a password', () => {
  test('requires the current password and a valid new one', () => {
    expect(firstErrorMessage(ChangePassword, { newPassword: '123456' }, 'current')).toBe(
      shortPassword
    )
    expect(
      firstErrorMessage(ChangePassword, { currentPassword: '123456', newPassword: '12345' })
    ).toBe(shortPassword)
    expect(
      firstErrorMessage(ChangePassword, { currentPassword: '123456', newPassword: '654321' })
    ).toBe(undefined)
  })
})

describe('deleting an account', () => {
  test.each<Row>([
    ['reason', undefined],
    ['reason', ''],
    ['currentPassword', undefined, 'Escribe tu contraseña'],
    ['currentPassword', '', 'Escribe tu contraseña'],
    ['reason', 'una\ndos'],
    ['reason', repeatLetter(500)],
    ['reason', repeatLetter(501), 'El motivo no puede tener más de 500 caracteres']
  ])('with %s = %j: %s', (field, value, expected) => {
    const request = { currentPassword: person.password, [field]: value }
    expect(firstErrorMessage(DeleteUser, request)).toBe(expected)
  })
})
