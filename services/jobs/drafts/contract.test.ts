import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined, repeatLetter } from '#test/board/contract-parsing.ts'
import { DraftJob, ReviseDraft } from './contract.ts'

const notKept = 'El borrador no puede guardar este valor. Prueba con uno más corto o más sencillo.'
const many = (count: number, value: unknown) => Array.from({ length: count }, () => value)

type Row = [field: string, value: unknown, sentence?: string]

describe('a draft', () => {
  test.each<Row>([
    ['title', 'Mo'],
    ['title', repeatLetter(120)],
    ['title', repeatLetter(121), 'El título no puede tener más de 120 caracteres'],
    ['companyName', 'A'],
    [
      'companyName',
      repeatLetter(121),
      'El nombre de la empresa no puede tener más de 120 caracteres'
    ],
    ['location', repeatLetter(121), 'La ubicación no puede tener más de 120 caracteres'],
    ['description', 'una\ndos'],
    ['description', repeatLetter(101), 'La descripción no puede tener más de 100 caracteres'],
    ['requirements', repeatLetter(2001), 'Los requisitos no pueden tener más de 2000 caracteres'],
    ['details', repeatLetter(4001), 'Los detalles no pueden tener más de 4000 caracteres'],
    ['contactPhone', 'llama'],
    ['contactPhone', repeatLetter(40)],
    ['contactPhone', repeatLetter(41), 'El número de teléfono es demasiado largo'],
    ['contactEmail', 'ana@'],
    ['contactEmail', repeatLetter(255), 'El correo electrónico es demasiado largo'],
    ['photos', [{ path: '/photos/one.webp', of: 'caballos' }]],
    ['photos', ['one.webp'], 'Una de las fotos no es válida'],
    ['boxes', 'dos'],
    ['boxes', repeatLetter(200)],
    ['boxes', repeatLetter(201), notKept],
    ['boxes', 'una\ndos'],
    ['boxes', 2.5],
    ['boxes', true],
    ['facilities', many(50, 'pista')],
    ['facilities', many(51, 'pista'), notKept],
    ['hours', { week: 'muchas', days: ['lunes', 2, null] }],
    ['hours', { [repeatLetter(40)]: 1 }],
    ['hours', { [repeatLetter(41)]: 1 }, notKept],
    ['hours', { 'a b': 1 }, notKept],
    ['hours', { '': 1 }, notKept],
    ['hours', { week: { days: 5 } }, notKept],
    ['asks', many(50, { what: 'montar' })],
    ['asks', many(51, { what: 'montar' }), notKept]
  ])('with %s = %j: %s', (field, value, expected) => {
    for (const Contract of [DraftJob, ReviseDraft]) {
      expect(firstErrorMessage(Contract, { [field]: value }, field)).toBe(expected)
      if (!expected)
        expect(parseOrUndefined(Contract, { [field]: value })).toEqual({ [field]: value })
    }
  })

  test('drops what is blank, and a revision clears it', () => {
    const blank = { title: ' ', boxes: null, contactPhone: '' }
    expect(parseOrUndefined(DraftJob, blank)).toEqual({})
    expect(parseOrUndefined(ReviseDraft, blank)).toEqual({
      title: null,
      boxes: null,
      contactPhone: null
    })
  })

  test('drops what is no field of a job', () => {
    expect(parseOrUndefined(DraftJob, { employerId: 'x', title: 'Mozo' })).toEqual({
      title: 'Mozo'
    })
  })
})
