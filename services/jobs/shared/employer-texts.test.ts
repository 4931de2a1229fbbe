import { describe, expect, test } from 'vitest'
import type { PublicEmployer } from '#projections/jobs/figures/employers.ts'
import { answerTexts, toEmployerView } from './employer-texts.ts'

describe('how an employer answers, in words', () => {
  test.each([
    [10, 10, 0.4, 'Suele responder en menos de 1 día · contesta a todos'],
    [20, 19, 1.9, 'Suele responder en menos de 2 días · contesta a casi todos'],
    [10, 9, 3, 'Suele responder en menos de 4 días · contesta a casi todos'],
    [10, 7, 6, 'Suele responder en menos de una semana · contesta a la mayoría'],
    [10, 6, 10, 'Suele responder en menos de dos semanas · contesta más o menos a la mitad'],
    [10, 6, 60, 'Suele responder en más de dos semanas · contesta más o menos a la mitad'],
    [10, 4, null, 'Contesta más o menos a la mitad'],
    [10, 1, null, 'Contesta a pocos'],
    [100, 5, null, 'Casi nunca contesta'],
    [5, 0, null, 'Casi nunca contesta']
  ])('%i applications, %i answered', (applications, answered, typicalDays, text) => {
    const found = { applications, answered, typicalDays, answeredInTime: null }
    expect(answerTexts(found).join(' · ')).toBe(text)
  })

  test('say how many were answered within seven days, once that is counted', () => {
    const found = { applications: 30, answered: 20, typicalDays: 3 }
    expect(answerTexts({ ...found, answeredInTime: 14 })).toEqual([
      'Suele responder en menos de 4 días',
      'contesta a la mayoría',
      '47\u00a0% contestadas en siete días'
    ])
    expect(answerTexts({ ...found, typicalDays: null, answeredInTime: 0 })).toEqual([
      'Contesta a la mayoría',
      '0\u00a0% contestadas en siete días'
    ])
  })

  test('is nothing where too few have applied', () => {
    expect(answerTexts(null)).toEqual([])
  })
})

const employer: PublicEmployer = {
  id: 'u1',
  name: 'Yeguada',
  text: null,
  picture: null,
  since: '2025-09-01T10:00:00.000Z',
  liveJobs: 1,
  responsiveness: null,
  hasConfirmedEmail: false,
  ownDomain: null,
  isTaxIdChecked: false,
  farmName: null,
  isAtFarm: false,
  isSeen: false
}
const now = new Date('2026-03-02T10:00:00.000Z')
const textsOf = (changes: Partial<PublicEmployer>, at = now) =>
  toEmployerView({ ...employer, ...changes }, at).steps.map(({ text }) => text)

describe('what an employer has shown of itself, in words', () => {
  test('is nothing at first, and never a number', () => {
    expect(textsOf({})).toEqual([])
  })

  test('names each step, the strongest first', () => {
    const all = {
      hasConfirmedEmail: true,
      ownDomain: 'yeguada.es',
      isTaxIdChecked: true,
      isSeen: true
    }
    expect(textsOf({ ...all, farmName: 'Vejer de la Frontera', isAtFarm: true })).toEqual([
      'Visto por Ramal',
      'Su correo es de su web, yeguada.es',
      'Declara código REGA de Vejer de la Frontera',
      'Correo confirmado',
      'Ha escrito un NIF válido'
    ])
  })

  test('has the REGA code only where it fits', () => {
    expect(textsOf({ farmName: 'Vejer de la Frontera' })).toEqual([])
  })

  test('says from the day of a year on that it has been here for so long', () => {
    expect(textsOf({}, new Date('2026-09-01T09:59:59.999Z'))).toEqual([])
    expect(textsOf({}, new Date('2026-09-01T10:00:00.000Z'))).toEqual(['Más de 12 meses aquí'])
  })
})
