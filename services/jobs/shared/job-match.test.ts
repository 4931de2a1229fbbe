import { describe, expect, test } from 'vitest'
import { fitSentence, judgeAsks, matchJob } from './job-match.ts'

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
    [ana, 'Cumples 4 de 5. Te falta: carné\u00a0C'],
    [{ ...ana, carnes: ['CE'] }, 'Cumples los 5 requisitos imprescindibles'],
    [
      { ...ana, galope: 3, years: 2 },
      'Cumples 2 de 5. Te falta: galope\u00a04, carné\u00a0C, 3 años de experiencia'
    ],
    [{ ...ana, carnes: undefined }, 'Cumples 4 de 5. Tu perfil no dice: carné\u00a0C'],
    [
      { galope: 3, years: 3 },
      'Cumples 1 de 5. Te falta: galope\u00a04. Tu perfil no dice: carné\u00a0C, inglés, trenzar'
    ],
    [{ languages: ['es'], knows: ['vendar'] }, undefined],
    [{}, undefined]
  ])('%j: %s', (candidate, expected) => {
    expect(match(five, candidate).summary).toBe(expected)
  })

  test.each([
    ['galope', 4, {}, 'no-dice'],
    ['galope', 4, { galope: 3 }, 'no'],
    ['galope', 4, { galope: 4 }, 'si'],
    ['anos', 1, { years: 0 }, 'no'],
    ['titulo', 'TD1', { titles: ['TD2'] }, 'si'],
    ['titulo', 'TD2', { titles: ['TD1'] }, 'no'],
    ['titulo', 'TD2', { titles: ['herrado'] }, 'no-dice'],
    ['titulo', 'herrado', { titles: ['TDS'] }, 'no-dice'],
    ['titulo', 'herrado', { titles: ['herrado'] }, 'si'],
    ['carne', 'B', { carnes: ['C1'] }, 'si'],
    ['carne', 'BE', { carnes: ['C'] }, 'no'],
    ['carne', 'BE', { carnes: ['CE'] }, 'si'],
    ['carne', 'BE', {}, 'no-dice'],
    ['idioma', 'en', { languages: ['es'] }, 'no-dice'],
    ['trenzar', undefined, { knows: ['vendar'] }, 'no-dice']
  ])('%s %s with %j: %s', (what, level, candidate, expected) => {
    const { has } = match([needs(what, level)], candidate)
    expect(Object.values(has)).toEqual([expected])
  })

  test('counts what is indispensable only, marks what is valued, and leaves out what is taught', () => {
    const asks = [
      { ...needs('trenzar'), weight: 'valorable' },
      { ...needs('esquilar'), weight: 'se-ensena' }
    ]
    expect(match(asks, ana)).toMatchObject({ summary: undefined, has: { Trenzar: 'si' } })
    expect(match([needs('trenzar'), ...asks.slice(1)], ana).summary).toBe(
      'Cumples lo imprescindible'
    )
    expect(match([], ana)).toMatchObject({ summary: undefined, brief: undefined, has: {} })
  })

  test.each([
    [ana, 'Cumples 4 de 5. Te falta: carné\u00a0C', true],
    [{ ...ana, galope: 3 }, 'Cumples 3 de 5. Te falta: galope\u00a04, carné\u00a0C', true],
    [{ ...ana, galope: 3, years: 2 }, 'Cumples 2 de 5', true],
    [{ years: 3 }, 'Cumples 1 de 5 (4 sin decir)', true],
    [{}, undefined, false]
  ])('%j on a card: %s', (candidate, brief, isSomeMet) => {
    expect(match(five, candidate)).toMatchObject({ brief, isSomeMet })
  })

  test('is for an employer what the person has, has not, and does not say', () => {
    const employersRead = (candidate: object) =>
      fitSentence({ asks: five } as never, candidate as never)
    expect(employersRead({ ...ana, knows: undefined })).toEqual({
      text: 'Cumple 3 de 5. No tiene: carné\u00a0C. No dice: trenzar',
      rank: 0.4
    })
    expect(employersRead({})).toEqual({ text: undefined, rank: 0 })
  })
})

describe('what an ad asks, beside an application', () => {
  const judge = (asks: object[], candidate: object, answers: object[]) =>
    judgeAsks({ asks } as never, candidate as never, answers as never).map(
      ({ answer, isMet, stated }) => [answer, isMet, stated]
    )

  test('is what she answers, before what her profile says, before nothing', () => {
    const answers = [
      { ask: 'carne-C', value: 'aprendiendo' },
      { ask: 'anos', value: 2 },
      { ask: 'trenzar', value: 'no' }
    ]
    expect(judge(five, ana, answers)).toEqual([
      ['si', true, 'Galope\u00a07'],
      ['aprendiendo', false, ''],
      ['no', false, '2 años'],
      ['si', true, ''],
      ['no', false, '']
    ])
    expect(judge(five, {}, [])).toEqual(five.map(() => ['no-dice', false, '']))
  })

  test('has what is taught only where it is answered', () => {
    const taught = [{ ...needs('esquilar'), weight: 'se-ensena' }]
    expect(judge(taught, { knows: ['esquilar'] }, [])).toEqual([])
    expect(judge(taught, {}, [{ ask: 'esquilar', value: 'si' }])).toEqual([['si', true, '']])
  })
})
