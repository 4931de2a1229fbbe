import { describe, expect, test } from 'vitest'
import type { JobTerms } from '#events/job-content/terms.ts'
import { type FilteredJob, type JobFilters, filterConditions, lexemesOfJob } from './job-filters.ts'

const rider: JobTerms = {
  role: 'jinete',
  disciplines: ['salto', 'doma-clasica'],
  contract: 'indefinido',
  hours: { week: 40, daysOff: 1.5 },
  pay: { min: 1300, period: 'mes' },
  housing: { kind: 'habitacion' },
  ownHorse: 'a-hablar',
  asks: [
    { what: 'galope', level: 4, weight: 'imprescindible' },
    { what: 'carne', level: 'BE', weight: 'imprescindible' },
    { what: 'carne', level: 'C1', weight: 'imprescindible' },
    { what: 'carne', level: 'CE', weight: 'valorable' }
  ],
  workPermit: true
}

const kindAndPlace = { jobType: 'Prácticas', experience: null, areas: ['11', '11020'] }

function jobOf(terms: JobTerms, monthlyPay: number | null = null): FilteredJob {
  return { ...kindAndPlace, terms, monthlyPay, photoSubjects: null }
}

/** As the index asks: of each filter one of its lexemes. */
function matches(filters: JobFilters, terms: JobTerms, monthlyPay?: number): boolean {
  const lexemes = lexemesOfJob(jobOf(terms, monthlyPay))
  return filterConditions(filters).every(condition =>
    condition.lexemes.some(lexeme => lexemes.includes(lexeme))
  )
}

describe('what a job can be filtered by', () => {
  test('is told by its terms, its kind and its place', () => {
    expect(lexemesOfJob({ ...jobOf(rider, 1300), experience: '1-3 años' }).sort()).toEqual(
      [
        'y.Prácticas',
        'x.1-3 años',
        'd.salto',
        'd.doma-clasica',
        'a.11',
        'a.11020',
        'h.si',
        's.si',
        'e.1250',
        'f.1.5',
        'g.4',
        'b.31',
        'r.jinete',
        'c.indefinido',
        'o.si',
        'w.si',
        'm.no'
      ].sort()
    )
  })

  test('of an ad that says nothing is its kind, its place and that it demands nothing', () => {
    const lexemes = lexemesOfJob(jobOf({}))
    expect(lexemes.sort()).toEqual(['a.11', 'a.11020', 'b.00', 'g.0', 'm.no', 'y.Prácticas'])
  })

  test.each<[string, JobFilters, JobTerms, boolean]>([
    ['a licence with a trailer reaches', { carne: ['BE', 'C1'] }, rider, true],
    ['a licence does not reach', { carne: ['B'] }, rider, false],
    ['a licence of no class is B', { carne: ['B'] }, asks('carne'), true],
    ['a galope reaches', { galope: 4 }, rider, true],
    ['a galope does not reach', { galope: 3 }, rider, false],
    ['a galope of no level asks for none', { galope: 0 }, asks('galope'), true],
    ['days off are enough', { daysOff: 1.5 }, rider, true],
    ['days off are too few', { daysOff: 2 }, rider, false],
    ['weekends are off', { weekends: 'libres' }, { hours: { weekends: 'libres' } }, true],
    ['weekends are worked', { weekends: 'libres' }, { hours: { weekends: 'todos' } }, false],
    ['weekends are not said', { weekends: 'libres' }, { hours: { week: 40 } }, false],
    ['housing that is not offered is none', { housing: 'si' }, { housing: { kind: 'no' } }, false],
    [
      'pay that is told later is not told',
      { pay: 'si' },
      { pay: { disclosed: 'antes-de-la-entrevista' } },
      false
    ],
    ['an own horse that is refused', { ownHorse: 'si' }, { ownHorse: 'no' }, false],
    ['minors that are not said are none', { minors: 'no' }, {}, true],
    ['minors that are said', { minors: 'no' }, { minors: true }, false]
  ])('%s', (_, filters, terms, found) => {
    expect(matches(filters, terms)).toBe(found)
  })

  test.each<[JobTerms['housing'], FilteredJob['photoSubjects'], boolean]>([
    [{ kind: 'habitacion' }, [null, 'vivienda'], true],
    [{ kind: 'habitacion' }, ['centro', null], false],
    [{ kind: 'habitacion' }, null, false],
    [{ kind: 'no' }, ['vivienda'], false],
    [undefined, ['vivienda'], false]
  ])('housing %j with photos of %j has a photo of it: %s', (housing, photoSubjects, found) => {
    const lexemes = lexemesOfJob({ ...jobOf({ housing }), photoSubjects })
    const [condition] = filterConditions({ housingPhoto: 'si' })
    expect(condition?.lexemes.some(lexeme => lexemes.includes(lexeme))).toBe(found)
  })

  test.each([
    [1300, 1250, true],
    [1300, 1500, false],
    [9000, 6000, true]
  ])('a pay of %i in the band of one of at least %i', (monthlyPay, payMin, found) => {
    expect(matches({ payMin }, rider, monthlyPay)).toBe(found)
  })
})

function asks(what: 'carne' | 'galope'): JobTerms {
  return { asks: [{ what, weight: 'imprescindible' }] }
}
