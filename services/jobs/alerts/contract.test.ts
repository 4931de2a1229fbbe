import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined } from '#test/board/contract-parsing.ts'
import { ChangeAlert, RequestAlert, toSavedSearch } from './contract.ts'

const request = {
  email: 'ana@example.org',
  search: { keyword: 'doma', role: ['groom'] },
  every: 'dia',
  language: 'en',
  website: ''
}
const typed = { ...request, search: { keyword: 'doma', role: 'groom' } }
const noInterval = 'Elige cada cuánto te avisamos: cada día o cada semana'

type Row = [field: string, value: unknown, sentence?: string]

describe('the request for an alert', () => {
  test('keeps what it says, without the order and the page of the search', () => {
    const search = { ...typed.search, sort: 'sueldo', employerId: 'x', page: 2, limit: 3 }
    expect(parseOrUndefined(RequestAlert, { ...typed, search })).toEqual(request)
  })

  test.each<Row>([
    ['email', undefined],
    ['email', 'ana', 'Debes proporcionar un correo electrónico válido'],
    ['every', 'hora', noInterval],
    ['every', undefined, noInterval],
    ['every', 'semana'],
    ['search', { role: 'marinero' }, 'El puesto no está en la lista'],
    ['language', undefined]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(RequestAlert, { ...typed, [field]: value }, field)).toBe(expected)
  })
})

describe('the change of an alert', () => {
  test('holds what changes only', () => {
    expect(parseOrUndefined(ChangeAlert, {})).toEqual({})
    const { search, every } = typed
    expect(parseOrUndefined(ChangeAlert, { search, every })).toEqual({
      search: request.search,
      every
    })
    expect(firstErrorMessage(ChangeAlert, { every: 'hora' })).toBe(noInterval)
  })
})

test('a search is stored as an address writes it', () => {
  expect(toSavedSearch({ role: ['groom', 'jinete'], payMin: 1400, near: undefined })).toEqual({
    role: 'groom,jinete',
    payMin: '1400'
  })
  expect(toSavedSearch({ near: undefined })).not.toHaveProperty('near')
})
