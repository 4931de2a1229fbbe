import { expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { CompletePlace, municipalityCode } from './contract.ts'

const unknown = 'El municipio no existe'
const tooLong = 'El nombre de un lugar no puede tener más de 120 caracteres'

type Row = [value: unknown, sentence?: string]

test.each<Row>([
  ['05019'],
  ['5019', unknown],
  ['050190', unknown],
  ['a05019', unknown],
  ['05019a', unknown],
  ['O5O19', unknown]
])('the code of a municipality, %j: %s', (code, sentence) => {
  expect(firstErrorMessage(municipalityCode, code)).toBe(sentence)
})

test.each<Row>([
  [{ text: 'Á', location: 'Ávila' }],
  [{ text: repeatLetter(120) }],
  [{ text: '' }, 'Escribe las primeras letras de un lugar'],
  [{ text: repeatLetter(121) }, tooLong],
  [{ text: 'a', location: repeatLetter(121) }, tooLong]
])('the beginning of a place, %j: %s', (request, sentence) => {
  expect(firstErrorMessage(CompletePlace, request)).toBe(sentence)
  if (!sentence) expect(parseOrUndefined(CompletePlace, request)).toEqual(request)
})
