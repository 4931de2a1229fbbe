import { describe, expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { cardFacts, offerText } from './card-facts.ts'
import { asksByWeight, housingFacts, mainFacts, centreFacts } from './job-facts.ts'
import { payText } from './pay-text.ts'
import { shareText } from './share-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lines = (facts: { name: string; value: string; note?: string }[]) =>
  facts.map(({ name, value, note }) => plain(`${name}: ${value}${note ? ` (${note})` : ''}`))
const later = { disclosed: 'antes-de-la-entrevista' } as const

describe('the pay of a job', () => {
  test.each<[JobTerms['pay'], string]>([
    [{ min: 1250, period: 'mes', payments: 14 }, '1.250 €/mes'],
    [{ min: 1450, max: 1800, period: 'mes' }, '1.450–1.800 €/mes'],
    [{ min: 11.5, period: 'hora' }, '11,50 €/hora'],
    [{ min: 90, max: 90, period: 'servicio' }, '90 €/servicio'],
    [{ min: 17094, period: 'ano' }, '17.094 €/año'],
    [later, 'El sueldo se dice antes de la entrevista'],
    [undefined, '']
  ])('%j reads «%s»', (pay, text) => {
    expect(plain(payText(pay))).toBe(text)
  })
})

describe('the card of a job', () => {
  test('shows pay, housing, days off and licences', () => {
    const { pay, isPayTold, others } = cardFacts({
      pay: { min: 1250, period: 'mes' },
      housing: { kind: 'independiente' },
      hours: { daysOff: 1.5 },
      asks: [
        { what: 'galope', level: 4, weight: 'valorable' },
        { what: 'carne', level: 'BE', weight: 'imprescindible' }
      ]
    })
    expect([pay, ...others].map(plain)).toEqual([
      '1.250 €/mes',
      'vivienda',
      '1,5 días libres',
      'carné BE'
    ])
    expect(isPayTold).toBe(true)
  })

  test('shows that pay is stated before the interview, and nothing of what the job does not say or offer', () => {
    expect(cardFacts({ pay: later, housing: { kind: 'no' } })).toEqual({
      pay: 'El sueldo se dice antes de la entrevista',
      isPayTold: false,
      others: []
    })
    expect(cardFacts({})).toEqual({ pay: '', isPayTold: false, others: [] })
  })
})

describe('the facts of a job', () => {
  test('begin with what decides', () => {
    const facts = mainFacts({
      pay: { min: 1250, period: 'mes', payments: 14, extras: ['premios', 'propinas'] },
      housing: { kind: 'compartida', cost: 'descuento', amount: 150, bills: true },
      hours: { week: 40, split: true, daysOff: 2, weekends: 'alternos', onCall: true },
      contract: 'temporal',
      start: { date: '2026-12-01', until: '2027-03-31', season: true },
      alta: true,
      prueba: { days: 1 }
    })
    expect(lines(facts)).toEqual([
      'Sueldo bruto: 1.250 € (al mes, en 14 pagas, más parte de los premios y propinas)',
      'Vivienda: Vivienda compartida (150 € al mes, se descuenta del sueldo, con luz y agua)',
      'Días libres: 2 a la semana (fines de semana alternos)',
      'Horario: 40 h (a la semana, jornada partida, con guardias)',
      'Contrato: Temporal (desde el 1 de diciembre de 2026, hasta el 31 de marzo de 2027, por temporada)',
      'Alta: Con contrato, desde el primer día',
      'Prueba: Pagada, 1 día'
    ])
  })

  test('are only the pay for a job that says nothing else, and none for one that says nothing', () => {
    expect(lines(mainFacts({ pay: later }))).toEqual(['Sueldo: Se dice antes de la entrevista'])
    const nothing = [mainFacts({}), housingFacts({}), centreFacts({}), asksByWeight({})]
    expect(nothing).toEqual([[], [], [], []])
  })

  test('have no empty cell for hours without a number', () => {
    expect(lines(mainFacts({ hours: { weekends: 'libres', split: false } }))).toEqual([
      'Horario: Jornada continua, fines de semana libres'
    ])
  })

  test('state what the housing has, and what it does not', () => {
    const housing = { kind: 'caravana', cost: 'gratis', couple: false, dog: true } as const
    expect(lines(housingFacts({ housing }))).toEqual([
      'Tipo: Caravana',
      'Precio: Gratis',
      'Pareja: No cabe',
      'Perro: Se puede'
    ])
    expect(housingFacts({ housing: { kind: 'no' } })).toEqual([])
  })

  test('state the centre, its team and the place for a horse', () => {
    const facts = centreFacts({
      centreType: 'yeguada',
      disciplines: ['salto', 'raid'],
      team: { horses: 22, horsesPerPerson: 1, people: 4 },
      facilities: ['cross'],
      ownHorse: 'con-coste',
      boxes: 1,
      workPermit: true
    })
    expect(lines(facts)).toEqual([
      'Centro: Yeguada',
      'Disciplinas: Salto, Raid',
      'Caballos: 22',
      'Por persona: 1 caballo',
      'Equipo: 4 personas',
      'Instalaciones: Campo de cross',
      'Tu caballo: Box con coste (1 box)',
      'Permiso de trabajo: Lo tramitan'
    ])
  })

  test('list what is asked by weight', () => {
    const groups = asksByWeight({
      asks: [
        { what: 'anos', level: 1, weight: 'valorable' },
        { what: 'galope', level: 7, weight: 'imprescindible' },
        { what: 'idioma', level: 'en', weight: 'imprescindible' },
        { what: 'titulo', level: 'TAE', weight: 'imprescindible' },
        { what: 'dar-cuerda', weight: 'se-ensena' }
      ]
    })
    expect(groups.map(({ weight, asks }) => [weight, ...asks.map(plain)])).toEqual([
      ['imprescindible', 'Galope 7', 'Inglés', 'Técnico en actividades ecuestres'],
      ['valorable', '1 año de experiencia'],
      ['se-ensena', 'Dar cuerda']
    ])
  })
})

test('the message about a job has title, yard, place, offer and address', () => {
  const job = {
    title: 'Mozo/a de cuadra',
    companyName: 'Yeguada del Soto',
    location: 'Segovia'
  }
  const offer = offerText({ pay: { min: 1250, period: 'mes' }, housing: { kind: 'habitacion' } })
  expect(plain(shareText(job, offer, 'https://ramal.example/jobs/a'))).toBe(
    '*Mozo/a de cuadra*\nYeguada del Soto, Segovia\n1.250 €/mes · habitación\nhttps://ramal.example/jobs/a'
  )
})
