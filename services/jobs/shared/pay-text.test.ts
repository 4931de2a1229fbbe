import { expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { cardFacts } from './card-facts.ts'
import { comparedPay } from './pay-text.ts'

test.each<[JobTerms, string]>([
  [{ pay: { min: 1250, period: 'mes' } }, ''],
  [{ pay: { min: 1250, period: 'mes' }, hours: { week: 40 } }, ''],
  [{ pay: { min: 1200, period: 'mes', payments: 14 } }, '1.400 € en 12 pagas'],
  [{ pay: { min: 640, period: 'mes' }, hours: { week: 20 } }, '1.280 €/mes a jornada completa'],
  [{ pay: { min: 24_000, max: 30_000, period: 'ano' } }, '2.000 € en 12 pagas'],
  [{ pay: { min: 60, period: 'dia' }, hours: { week: 10 } }, '1.300 €/mes a jornada completa'],
  [{ pay: { min: 45, period: 'hora' } }, '7.800 €/mes a jornada completa'],
  [{ pay: { min: 50, period: 'servicio' } }, ''],
  [{ pay: { disclosed: 'antes-de-la-entrevista' } }, ''],
  [{}, '']
])('the pay by which jobs are ordered is said where it reads otherwise: %o', (job, text) => {
  expect(comparedPay(job).replaceAll('\u00a0', ' ')).toBe(text && `≈ ${text}`)
})

test('a card says whether a horse may come along', () => {
  const chipsOf = (ownHorse: JobTerms['ownHorse']) => cardFacts({ ownHorse }).others
  expect(chipsOf('gratis')).toEqual(['box gratis'])
  expect(chipsOf('a-hablar')).toEqual(['box a convenir'])
  expect(chipsOf('no')).toEqual([])
})
