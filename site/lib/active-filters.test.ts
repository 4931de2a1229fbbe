import { expect, test } from 'vitest'
import { emptySearch, searchPath } from '#services/jobs/search-url.ts'
import { activeFilters } from './active-filters.ts'

test('removing a filter keeps the others and goes back to the first page', () => {
  const search = { ...emptySearch, keyword: 'mozo', jobType: 'Prácticas', page: 3 }
  expect(activeFilters(search).map(({ value, without }) => [value, searchPath(without)])).toEqual([
    ['mozo', '/jobs?jobType=Pr%C3%A1cticas'],
    ['Prácticas', '/jobs?keyword=mozo']
  ])
})
