import { expect, test } from 'vitest'
import { emptySearch } from '#services/jobs/search-url.ts'
import { filtersText, looserText, noResultsText, widerText } from './no-results-texts.ts'

test.each([
  [{ keyword: 'enganches', location: 'Lugo' }, 'Ningún empleo de «enganches» en Lugo', ''],
  [{ location: 'Lugo', jobType: 'Prácticas' }, 'Ningún empleo en Lugo', 'Prácticas'],
  [{ role: 'groom', province: '11' }, 'Ningún empleo de groom en Cádiz', ''],
  [{ keyword: 'mozo', role: 'groom' }, 'Ningún empleo de «mozo»', 'Groom'],
  [{ experience: 'Experto' }, 'Ningún empleo con estos filtros', 'Experto'],
  [{}, 'Todavía no hay empleos publicados', '']
])('an empty list names the search: %o', (given, words, filters) => {
  const search = { ...emptySearch, ...given }
  expect(noResultsText(search, false)).toBe(words)
  expect(filtersText(search)).toBe(filters)
})

test('a circle has a line of its own in an empty list', () => {
  const search = { ...emptySearch, near: '11020', location: 'Jerez', radius: '50' }
  expect(noResultsText(search, true)).toBe('Ningún empleo tan cerca')
  expect(noResultsText({ ...search, keyword: 'herrador' }, true)).toBe(
    'Ningún empleo de «herrador»'
  )
})

test('wider searches are named', () => {
  const search = { ...emptySearch, keyword: 'mozo', jobType: 'Prácticas', role: 'groom,jockey' }
  expect(looserText(search, 'keyword')).toBe('Sin «mozo»')
  expect(looserText(search, 'jobType')).toBe('Sin «Prácticas»')
  expect(looserText(search, 'role')).toBe('Sin «Groom», «Jockey»')
  const wider = [{ radius: 100 as const }, { province: '11' }, { location: 'Galicia' }]
  expect(wider.map(place => widerText({ ...place, total: 1 }, 'Jerez'))).toEqual([
    'A 100\u00a0km de Jerez',
    'En la provincia de Cádiz',
    'En Galicia'
  ])
  expect(widerText({ location: 'España', total: 1 }, '')).toBe('En toda España')
})
