import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { Appeal, appealTokenKinds, DecideCase, ListCases, UndoDecision } from './contract.ts'
import { Report, ReportReceipt } from './report-contract.ts'

const report = {
  target: { kind: 'job', id: 'one' },
  reason: 'falso',
  text: 'El teléfono es de otra persona',
  name: 'Luis',
  email: 'luis@example.org',
  website: 'https://example.org'
}
const decision = {
  ground: 'terms',
  rule: 'falso',
  facts: 'El teléfono no existe.\nNadie responde.',
  outcome: 'hidden',
  revision: 0
}
const appeal = { token: 'a.b', text: 'La fianza era\nde la vivienda' }
const noTarget = 'No sabemos qué quieres denunciar'
const shortReport = 'Cuéntanos en una frase qué pasa'
const longText = 'El texto no puede tener más de 2000 caracteres'
const noRevision = 'Falta la versión del caso'
const notAllowed = 'El texto contiene caracteres no permitidos'

type Row = [field: string, value: unknown, sentence?: string]

describe('a report', () => {
  test('keeps what it says', () => {
    expect(parseOrUndefined(Report, { ...report, more: 1 })).toEqual(report)
  })

  test.each<Row>([
    ['target', { kind: 'photo', id: 'one' }, noTarget],
    ['target', { kind: 'job', id: '' }, noTarget],
    ['target', { kind: 'job', id: repeatLetter(64) }],
    ['target', { kind: 'job', id: repeatLetter(65) }, noTarget],
    ['reason', 'feo', 'Elige un motivo'],
    ['text', repeatLetter(9), shortReport],
    ['text', undefined, shortReport],
    ['text', `una\n${repeatLetter(6)}`],
    ['text', repeatLetter(2000)],
    ['text', repeatLetter(2001), longText],
    ['name', ''],
    ['name', repeatLetter(100)],
    ['name', repeatLetter(101), 'El nombre no puede tener más de 100 caracteres'],
    ['name', 'Luis\u0007', notAllowed],
    ['email', undefined],
    ['email', 'luis', 'Introduce un correo electrónico válido'],
    ['website', undefined]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(Report, { ...report, [field]: value }, field)).toBe(expected)
  })

  test('is answered with its number', () => {
    expect(parseOrUndefined(ReportReceipt, { number: '2d3e4f5a6b' })).toEqual({
      number: '2d3e4f5a6b'
    })
  })
})

describe('a decision', () => {
  test('keeps what it says', () => {
    expect(parseOrUndefined(DecideCase, { ...decision, more: 1 })).toEqual(decision)
  })

  test.each<Row>([
    ['ground', 'taste', 'Elige en qué se basa'],
    ['rule', 'feo', 'Elige la regla'],
    ['facts', repeatLetter(9), 'Explica los hechos en una frase'],
    ['facts', repeatLetter(10)],
    ['facts', repeatLetter(2000)],
    ['facts', repeatLetter(2001), 'Los hechos no pueden tener más de 2000 caracteres'],
    ['outcome', 'held', 'Elige qué se decide'],
    ['revision', -1, noRevision],
    ['revision', undefined, noRevision]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(DecideCase, { ...decision, [field]: value }, field)).toBe(expected)
  })

  test('is undone in the version that was read', () => {
    expect(parseOrUndefined(UndoDecision, { revision: 3 })).toEqual({ revision: 3 })
    expect(firstErrorMessage(UndoDecision, {})).toBe(noRevision)
  })
})

test.each<Row>([
  ['state', undefined],
  ['state', 'pending'],
  ['state', 'decided'],
  ['state', 'open', 'El estado debe ser pending o decided']
])('the list of cases with %s = %j: %s', (field, value, expected) => {
  expect(firstErrorMessage(ListCases, { [field]: value })).toBe(expected)
  if (!expected) expect(parseOrUndefined(ListCases, { [field]: value })).toEqual({ state: value })
})

describe('a complaint', () => {
  test('keeps what it says', () => {
    expect(parseOrUndefined(Appeal, { ...appeal, more: 1 })).toEqual(appeal)
  })

  test.each<Row>([
    ['token', '', 'Falta el enlace'],
    ['token', 'a'],
    ['token', repeatLetter(400)],
    ['token', repeatLetter(401), 'El enlace no es válido'],
    ['text', repeatLetter(9), 'Explica en una frase por qué no estás de acuerdo'],
    ['text', repeatLetter(10)],
    ['text', repeatLetter(2000)],
    ['text', repeatLetter(2001), longText]
  ])('with %s = %j: %s', (field, value, expected) => {
    expect(firstErrorMessage(Appeal, { ...appeal, [field]: value }, field)).toBe(expected)
  })

  test('has a link of its own kind, which stands in e-mails', () => {
    expect(appealTokenKinds).toEqual({ owner: 'owner-appeal', reporter: 'reporter-appeal' })
  })
})
