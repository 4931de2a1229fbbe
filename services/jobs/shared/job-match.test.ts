import { describe, expect, test } from 'vitest'
import { matchJob } from './job-match.ts'

const needs = (what: string, level?: unknown) => ({ what, level, weight: 'imprescindible' })
const match = (asks: object[], candidate: object) => matchJob({ asks } as never, candidate as never)

const five = [
  needs('galope', 4),
  needs('carne', 'C'),
  needs('anos', 3),
  needs('idioma', 'en'),
  needs('trenzar')
]
const ana = { galope: 7, carnes: ['BE'], years: 6, languages: ['es', 'en'], knows: ['trenzar'] }

describe('what an ad asks, beside a profile', () => {
  test.each([
    [ana, 'Cumples 4 de 5: te falta el carné\u00a0C'],
    [{ ...ana, carnes: ['CE'] }, 'Cumples los 5 requisitos imprescindibles'],
    [
      { ...ana, galope: 3, years: 2 },
      'Cumples 2 de 5: te faltan el galope\u00a04, el carné\u00a0C y 3 años de experiencia'
    ],
    [
      {},
      'Cumples 0 de 5: te faltan el galope\u00a04, el carné\u00a0C, 3 años de experiencia, inglés y trenzar'
    ]
  ])('%j: %s', (candidate, expected) => {
    expect(match(five, candidate).summary).toBe(expected)
  })

  test.each([
    ['titulo', 'TD1', { titles: ['TD2'] }, true],
    ['titulo', 'TD2', { titles: ['TD1'] }, false],
    ['titulo', 'herrado', { titles: ['TDS'] }, false],
    ['carne', 'B', { carnes: ['C1'] }, true],
    ['carne', 'BE', { carnes: ['C'] }, false],
    ['carne', 'BE', { carnes: ['CE'] }, true]
  ])('%s %s with %j: %s', (what, level, candidate, isMet) => {
    const { has } = match([needs(what, level)], candidate)
    expect(Object.values(has)).toEqual([isMet])
  })

  test('counts what is indispensable only, marks what is valued, and leaves out what is taught', () => {
    const asks = [
      { ...needs('trenzar'), weight: 'valorable' },
      { ...needs('esquilar'), weight: 'se-ensena' }
    ]
    expect(match(asks, ana)).toMatchObject({ summary: undefined, has: { Trenzar: true } })
    expect(match([needs('trenzar'), ...asks.slice(1)], ana).summary).toBe(
      'Cumples lo imprescindible'
    )
    expect(match([], ana)).toMatchObject({ summary: undefined, brief: undefined, has: {} })
  })

  test.each([
    [ana, 'Cumples 4 de 5: te falta el carné\u00a0C', true],
    [{ ...ana, galope: 3 }, 'Cumples 3 de 5: te faltan el galope\u00a04 y el carné\u00a0C', true],
    [{ ...ana, galope: 3, years: 2 }, 'Cumples 2 de 5', true],
    [{}, 'Cumples 0 de 5', false]
  ])('%j on a card: %s', (candidate, brief, isSomeMet) => {
    expect(match(five, candidate)).toMatchObject({ brief, isSomeMet })
  })
})
