import { expect, test } from 'vitest'
import { InvertedIndex } from '#projections/search/inverted-index.ts'
import { AnchoredAlerts } from './anchors.ts'

const jobs = new InvertedIndex(3)
for (const [index, lexemes] of [
  ['moz', 'a.41'],
  ['moz', 'a.41'],
  ['moz', 'her', 'a.28']
].entries())
  jobs.put({ no: index + 1, expiry: 1, amount: null, lexemes })

const meaning = (clauses: string[][][], isVague = false) => ({
  clauses,
  payMin: 0,
  isVague,
  unseen: ['a.22']
})

test('an alert is asked by jobs that have what is rarest in it, and by no others', () => {
  const alerts = new AnchoredAlerts(jobs)
  alerts.add('a groom in Sevilla', meaning([[['moz'], ['r.groom']], [['a.41']]]))
  alerts.add('a farrier, or a groom who shoes', meaning([[['her'], ['moz', 'hierr']]]))
  alerts.add('nothing', meaning([[]]))
  expect(alerts.find(['moz'])).toEqual([])
  expect(alerts.find(['moz', 'a.41', 'her'])).toEqual([
    'a groom in Sevilla',
    'a farrier, or a groom who shoes'
  ])
  expect(alerts.find(['a.22'])).toHaveLength(3)
  expect(alerts.find(['hierr'])).toEqual(['a farrier, or a groom who shoes'])
})

test('an alert that every job may meet is asked by each', () => {
  const alerts = new AnchoredAlerts(jobs)
  alerts.add('all', meaning([]))
  alerts.add('misspelt', meaning([[['hrerador']]], true))
  alerts.add('one way asks for nothing', meaning([[[], ['moz']]]))
  expect(alerts.find([])).toEqual(['all', 'misspelt', 'one way asks for nothing'])
})
