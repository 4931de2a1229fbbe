import { describe, expect, test } from 'vitest'
import { firstErrorMessage, parseOrUndefined } from '#test/board/contract-parsing.ts'
import { jobRequest, jobTermsRequest } from '#test/builders/api-fixtures.ts'
import { PostJob, ReviseJob } from './contract.ts'

const flagText = 'El permiso de trabajo se responde con sí o no'
const noDaysOff = 'Los días libres a la semana van de 1 a 7, de medio en medio'
const noHours = 'Las horas a la semana van de 1 a 60'
const tooLow = 'Ese sueldo es demasiado bajo para lo que dura. Escribe los miles sin coma: 1200'
const noAmount = 'El sueldo va de 1 a 500.000 €'
const noAsk = 'Uno de los requisitos no está en la lista'
const noLevel = 'El nivel de uno de los requisitos no está en la lista'
const noPeriod = 'Elige por qué se paga: hora, día, mes, año, monta, clase o servicio'
const noBoxes = 'Los boxes van de 0 a 200'
const ask = { what: 'galope', level: 7, weight: 'valorable' }
const pay = { min: 1450, period: 'mes' }

type Row = [field: string, value: unknown, sentence?: string]

describe.each([
  ['the request to post a job', PostJob],
  ['the request to edit a job', ReviseJob]
])('%s', (_, Contract) => {
  test('takes every term of the sector', () => {
    const request = { ...jobRequest, ...jobTermsRequest }
    expect(parseOrUndefined(Contract, request)).toEqual(request)
  })

  test.each<Row>([
    ['role', 'marinero', 'El puesto no está en la lista'],
    ['disciplines', ['ajedrez'], 'Elige hasta 5 disciplinas de la lista'],
    ['disciplines', 'salto', 'Elige hasta 5 disciplinas de la lista'],
    [
      'disciplines',
      ['salto', 'raid', 'polo', 'trec', 'ocio', 'cria'],
      'Elige hasta 5 disciplinas de la lista'
    ],
    ['centreType', 'hotel', 'El tipo de centro no está en la lista'],
    ['place', '1103', 'El municipio no existe'],
    ['contract', 'de-palabra', 'El contrato no está en la lista'],
    ['alta', true],
    ['alta', false, 'El contrato y alta desde el primer día se promete con «sí», o no se dice'],
    ['contactWay', 'llamada'],
    ['contactWay', 'fax', 'La manera de contactar no está en la lista'],
    ['callHours', { from: 13, to: 15 }],
    [
      'callHours.to',
      { from: 15, to: 15 },
      'La hora hasta la que se puede llamar no es posterior a la primera'
    ],
    ['callHours.to', { from: 15 }, 'Las horas para llamar van de 0 a 24, en punto'],
    ['callHours.from', { from: 12.5, to: 15 }, 'Las horas para llamar van de 0 a 24, en punto'],
    ['prueba', { days: 2 }],
    ['prueba.days', { days: 0 }, 'Los días de prueba van de 1 a 60'],
    ['prueba.days', { days: 61 }, 'Los días de prueba van de 1 a 60'],
    ['prueba.days', { days: 1.5 }, 'Los días de prueba van de 1 a 60'],
    ['prueba.days', {}, 'Los días de prueba van de 1 a 60'],
    ['hours.week', { week: 61 }, noHours],
    ['hours.week', { week: 'muchas' }, noHours],
    ['hours.week', { week: 37.5 }],
    ['hours.daysOff', { daysOff: 0.5 }, noDaysOff],
    ['hours.daysOff', { daysOff: 1.3 }, noDaysOff],
    ['hours.daysOff', { daysOff: 1.5 }],
    ['hours.weekends', { weekends: 'a-veces' }, 'Los fines de semana no están en la lista'],
    ['start', { now: true }],
    ['start', { date: '2026-05-01' }],
    ['start', { until: '2026-05-01', now: true }],
    ['start', { date: '2026-05-01', until: '2026-05-01' }],
    ['start.date', { date: 'mañana' }, 'La fecha de inicio no es válida'],
    [
      'start.now',
      { date: '2026-05-01', now: true },
      'Elige una fecha de inicio o «ya», no las dos'
    ],
    [
      'start.until',
      { date: '2026-05-01', until: '2026-04-30' },
      'La fecha de fin es anterior a la de inicio'
    ],
    ['pay.min', { ...pay, min: 0 }, noAmount],
    ['pay.min', { ...pay, min: 500_001 }, noAmount],
    ['pay.max', { ...pay, max: 1449 }, 'El sueldo máximo es menor que el mínimo'],
    ['pay.min', { min: 1.2, period: 'mes' }, tooLow],
    ['pay.min', { min: 1.2, max: 1.5, period: 'mes' }, tooLow],
    ['pay.min', { min: 49.99, period: 'mes' }, tooLow],
    ['pay.min', { min: 18.5, period: 'ano' }, tooLow],
    ['pay.min', { min: 1.2, period: 'dia' }, tooLow],
    ['pay', { ...pay, max: 1450 }],
    ['pay', pay],
    ['pay.extras', { ...pay, extras: ['coche'] }, 'Los extras del sueldo no están en la lista'],
    ['pay.min', { ...pay, min: 1450.005 }, noAmount],
    ['pay.period', { min: 12 }, noPeriod],
    ['pay.payments', { ...pay, payments: 13 }, 'Las pagas son 12 o 14'],
    ['pay.min', {}, noAmount],
    ['pay', { disclosed: 'antes-de-la-entrevista' }],
    ['housing.kind', { kind: 'castillo' }, 'La vivienda no está en la lista'],
    ['housing.kind', {}, 'La vivienda no está en la lista'],
    ['ownHorse', 'dos', 'Lo que dices del caballo propio no está en la lista'],
    ['boxes', -1, noBoxes],
    ['team.horses', { horses: 1.5 }, 'El número de caballos va de 0 a 2.000'],
    ['facilities', ['piscina'], 'Las instalaciones no están en la lista'],
    ['asks.0.what', [{ what: 'nadar' }], noAsk],
    [
      'asks.0.weight',
      [{ what: 'montar' }],
      'Cada requisito es imprescindible, valorable o se enseña'
    ],
    ['asks', [{ what: 'anos', level: 1, weight: 'valorable' }]],
    ['asks', [{ what: 'anos', level: 40, weight: 'valorable' }]],
    ['asks.0.level', [{ ...ask, what: 'anos', level: 0 }], noLevel],
    ['asks.0.level', [{ ...ask, what: 'anos', level: 41 }], noLevel],
    ['asks.0.level', [{ ...ask, what: 'anos', level: undefined }], noLevel],
    ['asks', [{ what: 'titulo', level: 'TD1', weight: 'valorable' }]],
    ['asks.0.level', [{ what: 'titulo', level: 'B', weight: 'valorable' }], noLevel],
    ['asks.0.level', [{ what: 'titulo', weight: 'valorable' }], noLevel],
    ['asks', [{ what: 'carne', level: 'BE', weight: 'imprescindible' }]],
    ['asks.0.level', [{ what: 'carne', weight: 'valorable' }], noLevel],
    ['asks', [{ what: 'idioma', level: 'en', weight: 'se-ensena' }]],
    ['asks.0.level', [{ what: 'idioma', level: 'TD1', weight: 'valorable' }], noLevel],
    ['asks.0.level', [{ what: 'idioma', weight: 'valorable' }], noLevel],
    ['asks', [{ what: 'montar', weight: 'valorable' }]],
    ['asks.0.level', [{ ...ask, level: 10 }], noLevel],
    ['asks.0.level', [{ what: 'galope', weight: 'valorable' }], noLevel],
    ['asks.0.level', [{ ...ask, what: 'trenzar' }], noLevel],
    ['asks.0.level', [{ ...ask, what: 'anos', level: 'B' }], noLevel],
    [
      'asks',
      Array.from({ length: 25 }, () => ask),
      'Los requisitos de la lista son 24 como máximo'
    ],
    ['workPermit', 'quizá', flagText],
    ['details', 'x'.repeat(4001), 'Los detalles no pueden tener más de 4000 caracteres']
  ])('with %s in %j: %s', (path, value, expected) => {
    const [field = ''] = path.split('.')
    expect(firstErrorMessage(Contract, { ...jobRequest, [field]: value }, path)).toBe(expected)
  })

  test('counts a choice once', () => {
    const request = { ...jobRequest, disciplines: ['salto', 'salto'] }
    expect(parseOrUndefined(Contract, request)).toMatchObject({ disciplines: ['salto'] })
  })
})
