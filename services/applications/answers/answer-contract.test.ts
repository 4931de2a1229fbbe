import { describe, expect, test } from 'vitest'
import { repeatLetter, parseOrUndefined, firstErrorMessage } from '#test/board/contract-parsing.ts'
import { ChangeApplicationStatus } from './answer-contract.ts'

const badStatus = 'El estado debe ser pendiente, aprobada o rechazada'

type Row = [field: string, value: unknown, sentence?: string]

describe('changing the status of an application', () => {
  test.each<Row>([
    ['status', 'pending'],
    ['status', 'approved'],
    ['status', 'rejected'],
    ['status', 'hired', badStatus],
    ['status', '', badStatus],
    ['status', undefined, badStatus]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(ChangeApplicationStatus, { [field]: value })).toBe(expected)
  })

  test.each<Row>([
    ['message', 'Ven el martes\na las diez'],
    ['message', repeatLetter(500)],
    ['message', repeatLetter(501), 'Tus palabras no pueden tener más de 500 caracteres']
  ])('with %s = %j: %s', (field, value, expected) => {
    const answer = { status: 'approved', [field]: value }
    expect(firstErrorMessage(ChangeApplicationStatus, answer, field)).toBe(expected)
  })

  test('drops blank words', () => {
    for (const message of ['  ', null, undefined])
      expect(parseOrUndefined(ChangeApplicationStatus, { status: 'approved', message })).toEqual({
        status: 'approved'
      })
  })
})
