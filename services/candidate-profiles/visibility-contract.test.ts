import { expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { BlockByWords, BlockEmployer, ChangeVisibility } from './visibility-contract.ts'

const tooShort = 'Escribe al menos 3 letras del nombre o del lugar'
const tooLong = 'El nombre o el lugar no puede tener más de 80 caracteres'
const unknown = 'Esta empresa no existe'

type Row = [value: unknown, sentence?: string]

test.each<Row>([
  ['everyone'],
  ['employers'],
  ['applied'],
  ['nobody'],
  ['friends', 'Elige quién ve tu perfil'],
  [undefined, 'Elige quién ve tu perfil']
])('a profile that %j sees: %s', (visibleTo, sentence) => {
  expect(firstErrorMessage(ChangeVisibility, { visibleTo })).toBe(sentence)
  if (!sentence) expect(parseOrUndefined(ChangeVisibility, { visibleTo })).toEqual({ visibleTo })
})

test.each<Row>([
  ['Soto'],
  ['So2'],
  [repeatLetter(80)],
  ['So', tooShort],
  ['S. o. t', tooShort],
  [repeatLetter(81), tooLong],
  ['Soto\u0007', 'El texto contiene caracteres no permitidos']
])('hiding by the words %j: %s', (text, sentence) => {
  expect(firstErrorMessage(BlockByWords, { text })).toBe(sentence)
  if (!sentence) expect(parseOrUndefined(BlockEmployer, { text })).toEqual({ text })
})

test.each([
  ['yeguada_1-a'],
  [repeatLetter(64)],
  [repeatLetter(65), false],
  ['', false],
  ['a b', false],
  ['a.b', false]
])('hiding from the employer %j', (employerId, isValid = true) => {
  expect(parseOrUndefined(BlockEmployer, { employerId })).toEqual(
    isValid ? { employerId } : undefined
  )
  if (!isValid) expect(firstErrorMessage(BlockEmployer, { employerId })).toBe(unknown)
})
