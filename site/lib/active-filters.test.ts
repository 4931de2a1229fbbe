import { expect, test } from 'vitest'
import { emptySearch, searchPath } from '#services/jobs/shared/search-url.ts'
import { activeFilters } from './active-filters.ts'

const chips = (search: Partial<typeof emptySearch>) =>
  activeFilters({ ...emptySearch, ...search }).map(({ label, without }) => [
    label,
    searchPath(without)
  ])

test('removing a filter keeps the others and goes back to the first page', () => {
  expect(chips({ keyword: 'mozo', jobType: 'Prácticas', page: 3 })).toEqual([
    ['mozo', '/jobs?jobType=Pr%C3%A1cticas'],
    ['Prácticas', '/jobs?keyword=mozo']
  ])
})

test('removing one value of a filter keeps its other values', () => {
  expect(chips({ role: 'mozo-cuadra,groom' })).toEqual([
    ['Mozo/a de cuadra', '/jobs?role=groom'],
    ['Groom', '/jobs?role=mozo-cuadra']
  ])
})

test('a place goes with its radius', () => {
  const place = { location: 'Jerez de la Frontera, Cádiz', near: '11020', radius: '50' }
  expect(chips({ ...place, housing: 'si' })).toEqual([
    ['A 50\u00a0km de Jerez de la Frontera', '/jobs?housing=si'],
    ['Con vivienda', '/jobs?location=Jerez+de+la+Frontera%2C+C%C3%A1diz&near=11020&radius=50']
  ])
})
