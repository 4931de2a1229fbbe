import { describe, expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import type { PhotoSubject } from '#events/job-content/vocabulary.ts'
import type { JobChange } from '#projections/jobs/figures/history-view.ts'
import { jobHistory } from './job-history.ts'

const at = '2026-03-02T10:00:00.000Z'
const told = { disclosed: 'antes-de-la-entrevista' } as const
const monthly = (min: number, max?: number) => ({ min, max, period: 'mes' as const })

type Pay = JobTerms['pay']
type Hours = JobTerms['hours']

describe('the history of a job in words', () => {
  test.each<[Pay, Pay, string | undefined]>([
    [monthly(1200), monthly(1250), 'El sueldo sube de 1.200 € a 1.250 € al mes'],
    [monthly(1250), monthly(1200.5), 'El sueldo baja de 1.250 € a 1.200,50 € al mes'],
    [
      monthly(1200, 1400),
      monthly(1250, 1400),
      'El sueldo sube de 1.200–1.400 € a 1.250–1.400 € al mes'
    ],
    [
      monthly(1200, 1400),
      monthly(1100, 1500),
      'El sueldo pasa de 1.200–1.400 € a 1.100–1.500 € al mes'
    ],
    [
      { ...monthly(1200), payments: 14 },
      { min: 18000, period: 'ano' },
      'El sueldo pasa de 1.200 € al mes, en 14 pagas, a 18.000 € al año'
    ],
    [told, monthly(1250), 'Ahora dice el sueldo: 1.250 € al mes'],
    [undefined, monthly(1250), 'Ahora dice el sueldo: 1.250 € al mes'],
    [monthly(1250), told, 'Ya no dice el sueldo: era de 1.250 € al mes'],
    [monthly(1250), monthly(1250, 1250), undefined]
  ])('a change of pay, %#', (from, to, text) => {
    const lines = jobHistory([{ kind: 'pay', at, from, to }])
    expect(lines.map(line => line.text.replaceAll('\u00a0', ' '))).toEqual(text ? [text] : [])
  })

  test.each<[JobChange, string]>([
    [{ kind: 'alta', at, to: true }, 'Ahora promete contrato y alta desde el primer día'],
    [{ kind: 'alta', at, from: true }, 'Ya no promete contrato y alta desde el primer día'],
    [{ kind: 'prueba', at, to: { days: 1 } }, 'Ahora dice que la prueba se paga: 1 día'],
    [{ kind: 'prueba', at, from: { days: 2 } }, 'Ya no dice que la prueba se paga: era de 2 días'],
    [
      { kind: 'prueba', at, from: { days: 2 }, to: { days: 3 } },
      'La prueba pagada pasa de 2 días a 3 días'
    ]
  ])('a change of a promise, %#', (change, text) => {
    expect(jobHistory([change]).map(line => line.text.replaceAll('\u00a0', ' '))).toEqual([text])
  })

  test.each<[PhotoSubject[] | undefined, PhotoSubject[] | undefined, string]>([
    [undefined, ['vivienda'], 'Ahora dice que hay foto de la vivienda'],
    [
      ['vivienda', 'caballos'],
      undefined,
      'Ya no dice que haya foto de la vivienda y de los caballos'
    ],
    [['vivienda'], ['centro'], 'Ahora dice que hay foto del centro y ya no de la vivienda'],
    [['vivienda'], ['vivienda', 'centro'], 'Ahora dice que hay foto del centro']
  ])('a change of what photos show, %#', (from, to, text) => {
    expect(jobHistory([{ kind: 'photos', at, from, to }])).toEqual([{ at, text }])
  })

  test.each<[Hours, Hours, string | undefined]>([
    [{ week: 40 }, { week: 37.5 }, 'La jornada pasa de 40 h a 37,5 h a la semana'],
    [
      { week: 40, split: true, daysOff: 1 },
      { week: 40, split: false, daysOff: 2, weekends: 'libres' },
      'El horario pasa de «40 h a la semana, jornada partida, 1 día libre» a «40 h a la semana, jornada continua, 2 días libres, fines de semana libres»'
    ],
    [undefined, { week: 20 }, 'Ahora dice el horario: 20 h a la semana'],
    [{ weekends: 'todos' }, undefined, 'Ya no dice el horario: era con fines de semana'],
    [{ week: 40 }, { week: 40, onCall: false }, undefined]
  ])('a change of hours, %#', (from, to, text) => {
    const lines = jobHistory([{ kind: 'hours', at, from, to }])
    expect(lines.map(line => line.text.replaceAll('\u00a0', ' '))).toEqual(text ? [text] : [])
  })

  test('its publication, renewal and end', () => {
    const lines = jobHistory([
      { kind: 'closed', at, outcome: 'sin-cubrir' },
      { kind: 'closed', at, outcome: 'otra-via' },
      { kind: 'renewed', at, expiryDate: '2026-05-01T10:00:00.000Z' },
      { kind: 'published', at }
    ])
    expect(lines).toEqual([
      { at, text: 'Búsqueda cerrada sin cubrir' },
      { at, text: 'Puesto cubierto' },
      { at, text: 'Renovado hasta el 1 de mayo de 2026 a las 12:00' },
      { at, text: 'Publicado' }
    ])
  })
})
