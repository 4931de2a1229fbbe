import { expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { UpdateIp } from './contract.ts'

const request = { userId: 'ana', ip: '203.0.113.7', geoInfo: { city: 'Jerez' } }
const noUser = 'Debes iniciar sesión para guardar tu ubicación en tu perfil de usuario.'
const noIp = 'Falta la dirección IP'

type Row = [field: string, value: unknown, sentence?: string]

test.each<Row>([
  ['userId', '', noUser],
  ['userId', undefined, noUser],
  ['ip', '', noIp],
  ['ip', undefined, noIp],
  ['ip', repeatLetter(64)],
  ['ip', repeatLetter(65), noIp],
  ['geoInfo', undefined]
])('the place of an address with %s = %j: %s', (field, value, sentence) => {
  expect(firstErrorMessage(UpdateIp, { ...request, [field]: value })).toBe(sentence)
})

test('the place of an address is accepted, whatever the call says of it', () => {
  expect(parseOrUndefined(UpdateIp, request)).toEqual(request)
})
