import { describe, expect, test } from 'vitest'
import type { OfferedPay } from './least-pay.ts'
import { checkLegalMinimum, type FindingKind } from './minimum-wage.ts'

const kindsOf = (offer: OfferedPay, year = 2026) =>
  checkLegalMinimum(offer, year).map(({ kind }) => kind)

const sentenceOf = (offer: OfferedPay, year = 2026) =>
  checkLegalMinimum(offer, year)
    .flatMap(({ title = '', sentence }) => [title, sentence])
    .join(' ')
    .replaceAll('\u00a0', ' ')

describe('the legal minimum of 2026', () => {
  test.each<[what: string, offer: OfferedPay, kinds: FindingKind[]]>([
    ['a full week in 14 payments', { min: 1221, period: 'mes' }, ['reached']],
    ['a cent less', { min: 1220.99, period: 'mes' }, ['below']],
    ['the same in 12 payments', { min: 1221, period: 'mes', payments: 12 }, ['below']],
    ['12 payments', { min: 1424.5, period: 'mes', payments: 12 }, ['reached']],
    ['30 hours', { min: 915.75, period: 'mes', week: 30 }, ['reached']],
    ['30 hours, a euro less', { min: 914.75, period: 'mes', week: 30 }, ['below']],
    ['a rounded third of a week', { min: 407, period: 'mes', week: 13.33 }, ['reached']],
    ['hours above the full week', { min: 1221, period: 'mes', week: 45 }, ['reached', 'hours']],
    ['a year', { min: 17_094, period: 'ano' }, ['reached']],
    ['half a week for a year', { min: 8546, period: 'ano', week: 20 }, ['below']],
    ['an hour', { min: 8.22, period: 'hora' }, ['reached']],
    ['an hour of a short week', { min: 8.21, period: 'hora', week: 10 }, ['below']],
    ['a day', { min: 57.82, period: 'dia' }, ['reached']],
    ['a cheap day', { min: 50, period: 'dia' }, ['below']],
    ['a short day, which may be enough', { min: 30, period: 'dia', week: 20 }, ['minimum']],
    ['no amount yet', { period: 'mes', week: 30 }, ['minimum']],
    ['a class', { min: 5, period: 'clase' }, []],
    ['a ride', { min: 5, period: 'monta' }, []],
    ['a service', { min: 5, period: 'servicio' }, []],
    ['a class with one day off', { min: 5, period: 'clase', daysOff: 1 }, ['rest']],
    ['a day and a half off', { min: 1300, period: 'mes', daysOff: 1.5 }, ['reached']],
    [
      'housing within the pay',
      { min: 1600, period: 'mes', payments: 12, inKind: 175 },
      ['reached']
    ],
    ['housing out of the minimum', { min: 1300, period: 'mes', inKind: 200 }, ['cash-below']],
    ['housing in 14 payments', { min: 1393, period: 'mes', inKind: 200 }, ['reached']],
    [
      'too much in kind',
      { min: 2000, period: 'mes', payments: 12, inKind: 700 },
      ['cash-below', 'in-kind']
    ],
    ['exactly 30 % in kind', { min: 2100, period: 'mes', payments: 12, inKind: 630 }, ['reached']],
    ['in kind, paid by the year', { min: 19_494, period: 'ano', inKind: 200 }, ['reached']],
    [
      'in kind, paid by the hour',
      { min: 9, period: 'hora', week: 40, inKind: 200 },
      ['cash-below']
    ],
    ['in kind, unknown hours', { min: 9, period: 'hora', inKind: 200 }, ['reached']]
  ])('%s: %j gives %j', (_, offer, kinds) => {
    expect(kindsOf(offer)).toEqual(kinds)
  })

  test.each<[offer: OfferedPay, part: string]>([
    [{ period: 'mes', week: 30 }, 'Con 30 h a la semana, el mínimo en dinero de 2026 es 915,75 €'],
    [
      { min: 1300, period: 'mes' },
      'es 1.221 € al mes en 14 pagas. Si fueran 30 h, sería 915,75 €.'
    ],
    [{ min: 1300, period: 'mes', payments: 12 }, 'No llega al mínimo legal. Con 40 h a la semana'],
    [{ min: 9, period: 'hora' }, 'es 8,22 € por hora, con las vacaciones aparte (17.094 € al año'],
    [{ min: 60, period: 'dia' }, 'en trabajos de hasta 120 días, es 57,82 €.'],
    [{ min: 1300, period: 'mes', inKind: 200 }, 'sin la vivienda quedan 1.128,57 €'],
    [
      { min: 2000, period: 'mes', payments: 12, inKind: 700 },
      'La vivienda sería el 35 % del sueldo, y en especie puede ser como mucho el 30 %.'
    ],
    [{ period: 'clase', daysOff: 1 }, '1,5 días seguidos a la semana, y de 2 para menores de 18'],
    [{ period: 'clase', week: 48 }, 'como mucho de 40 h a la semana, de promedio en el año.']
  ])('explains %j: «%s»', (offer, part) => {
    expect(sentenceOf(offer)).toContain(part)
  })
})

describe('a year without a table', () => {
  test('is measured by the latest one, and says so', () => {
    expect(kindsOf({ min: 1221, period: 'mes' }, 2031)).toEqual(['reached', 'other-year'])
    expect(sentenceOf({ min: 1221, period: 'mes' }, 2031)).toContain(
      'Todavía no tenemos el mínimo de 2031: este es el de 2026.'
    )
  })

  test('says nothing where there is nothing to measure', () => {
    expect(kindsOf({ min: 20, period: 'clase' }, 2031)).toEqual([])
  })
})
