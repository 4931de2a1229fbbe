import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('a common password is recognised in any case, and other passwords are not', () => {
  expect(isCommonPassword('123456')).toBe(true)
  expect(isCommonPassword('Caballo123')).toBe(true)
  expect(isCommonPassword('contrasen\u0303a')).toBe(true)
  expect(isCommonPassword('caballo-de-prueba')).toBe(false)
  expect(isCommonPassword('')).toBe(false)
})
