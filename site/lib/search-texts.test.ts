import { expect, test } from 'vitest'
import { emptySearch } from '#services/jobs/shared/search-url.ts'
import { noResultsText, resultCountText } from './search-texts.ts'

const meta = { totalJobs: 37, totalPages: 4, capped: false }

test('the count of results contains the page number', () => {
  expect(resultCountText(12, meta, 1)).toBe('Mostrando 12 de 37 resultados - Página 1 de 4')
  expect(resultCountText(1, { totalJobs: 1, totalPages: 1, capped: false }, 1)).toBe(
    'Mostrando 1 de 1 resultado - Página 1 de 1'
  )
  expect(resultCountText(0, { totalJobs: 0, totalPages: 0, capped: false }, 1)).toBe(
    'Mostrando 0 de 0 resultados - Página 1 de 1'
  )
})

test.each([
  [{ keyword: 'enganches', location: 'Lugo' }, 'No hay empleos para «enganches» en Lugo'],
  [{ location: 'Lugo', jobType: 'Prácticas' }, 'No hay empleos en Lugo'],
  [{ near: '11020', location: 'Jerez', radius: '50' }, 'En 50 km no hay ninguno'],
  [{ experience: 'Experto' }, 'No hay empleos con estos filtros'],
  [{}, 'Todavía no hay empleos publicados']
])('an empty list names the search: %o', (search, words) => {
  expect(noResultsText({ ...emptySearch, ...search })).toBe(words)
})
