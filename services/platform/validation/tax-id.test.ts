import { expect, test } from 'vitest'
import { isValidTaxId } from './tax-id.ts'

test.each([
  '12345678Z',
  '00000000T',
  '54362315K',
  '54.362.315-k',
  'X1234567L',
  'Y1234567X',
  'Z1234567R',
  'x-5253868-r',
  'K1234567L',
  'L1234567L',
  'M-1234567-L',
  'B64717838',
  'ES B-58378431',
  'A13585625',
  'J99216582',
  'Q2818002D',
  'P1102000E',
  'G28029007'
])('the NIF %s is valid', taxId => {
  expect(isValidTaxId(taxId)).toBe(true)
})

test.each([
  '',
  '12345678',
  '12345678A',
  '1234567Z',
  '123456789Z',
  '12345678Ñ',
  'T12345678',
  'X1234567A',
  'W1234567L',
  'K12345678',
  'M1234567A',
  'B64717839',
  'J99216583',
  'I64717838',
  'O1234567L',
  'B6471783Z',
  'B647178380',
  'FR64717838',
  '٤٢٣٤٥٦٧٨Z',
  '12345678Z; DROP TABLE'
])('the NIF «%s» is not valid', taxId => {
  expect(isValidTaxId(taxId)).toBe(false)
})
