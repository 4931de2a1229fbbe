import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import {
  confirmedPassword,
  ConfirmSecondFactor,
  EnrolSecondFactor,
  LogIn,
  RemoveSecondFactor
} from './contract.ts'

const noPassword = 'Escribe tu contraseña'
const noCode = 'Escribe el código'
const longCode = 'El código es demasiado largo'
const longPassword = 'La contraseña no puede tener más de 128 caracteres'

type Row = [value: unknown, sentence?: string]

test.each<Row>([
  ['a'],
  [repeatLetter(128)],
  ['', noPassword],
  [undefined, noPassword],
  [repeatLetter(129), longPassword]
])('the password typed again, %j: %s', (value, sentence) => {
  expect(firstErrorMessage(confirmedPassword, value)).toBe(sentence)
})

test('the password typed again is normalised to one Unicode form', () => {
  expect(parseOrUndefined(confirmedPassword, ' contrasen\u0303a ')).toBe(' contraseña ')
})

describe('signing in', () => {
  const request = { username: 'ana', password: 'caballo-bayo', code: '123456' }

  test.each<Row>([
    ['123456'],
    [undefined],
    [repeatLetter(50)],
    ['12345', noCode],
    [repeatLetter(51), longCode]
  ])('with the code %j: %s', (code, sentence) => {
    expect(firstErrorMessage(LogIn, { ...request, code })).toBe(sentence)
  })

  test('keeps what it says, without what is invisible in a name', () => {
    expect(parseOrUndefined(LogIn, { ...request, more: 1 })).toEqual(request)
    expect(firstErrorMessage(LogIn, { ...request, username: 'ana\u0007' })).toBe(
      'El texto contiene caracteres no permitidos'
    )
  })
})

describe('two-step sign-in', () => {
  test('begins with the password, and the code of the operator where it is needed', () => {
    const request = { currentPassword: 'caballo-bayo', enrolmentCode: 'a1' }
    expect(parseOrUndefined(EnrolSecondFactor, request)).toEqual(request)
    const { enrolmentCode: _, ...withoutCode } = request
    expect(parseOrUndefined(EnrolSecondFactor, withoutCode)).toEqual(withoutCode)
    expect(firstErrorMessage(EnrolSecondFactor, {})).toBe(noPassword)
    expect(
      firstErrorMessage(EnrolSecondFactor, { ...request, enrolmentCode: repeatLetter(51) })
    ).toBe(longCode)
  })

  test.each([
    ['confirmed', ConfirmSecondFactor],
    ['removed', RemoveSecondFactor]
  ])('is %s with a code', (_, Contract) => {
    expect(parseOrUndefined(Contract, { code: ' 123456 ' })).toEqual({ code: '123456' })
    expect(firstErrorMessage(Contract, {})).toBe(noCode)
  })
})
