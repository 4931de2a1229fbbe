import { expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { cardFacts } from './card-facts.ts'
import { comparedPay } from './pay-text.ts'

test.each<[JobTerms, string]>([
  [{ pay: { min: 1250, period: 'mes' } }, ''],
  [{ pay: { min: 1250, period: 'mes' }, hours: { week: 40 } }, ''],
  [{ pay: { min: 1200, period: 'mes', payments: 14 } }, '1.400'],
  [{ pay: { min: 640, period: 'mes' }, hours: { week: 20 } }, '1.280'],
  [{ pay: { min: 24_000, max: 30_000, period: 'ano' } }, '2.000'],
  [{ pay: { min: 60, period: 'dia' }, hours: { week: 10 } }, '1.300'],
  [{ pay: { min: 45, period: 'hora' } }, '7.800'],
  [{ pay: { min: 50, period: 'servicio' } }, ''],
  [{ pay: { disclosed: 'antes-de-la-entrevista' } }, ''],
  [{}, '']
])('the pay by which jobs are ordered is said where it reads otherwise: %o', (job, amount) => {
  expect(comparedPay(job).replaceAll('\u00a0', ' ')).toBe(
    amount && `≈ ${amount} €/mes a jornada completa`
  )
})

test('a card says whether a horse may come along', () => {
  const chipsOf = (ownHorse: JobTerms['ownHorse']) => cardFacts({ ownHorse }).others
  expect(chipsOf('gratis')).toEqual(['box gratis'])
  expect(chipsOf('a-hablar')).toEqual(['box a hablar'])
  expect(chipsOf('no')).toEqual([])
})
