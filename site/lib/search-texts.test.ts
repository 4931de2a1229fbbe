import { expect, test } from 'vitest'
import { resultCountText, sharedName } from './search-texts.ts'

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
  ['jerez', 'Jerez de la Frontera', 'Jerez'],
  ['sanlucar', 'Sanlúcar de Barrameda', 'Sanlúcar'],
  ['puerto santa maria', 'El Puerto de Santa María', 'puerto santa maria']
])('«%s» is a part of %s: %s', (typed, name, shared) => {
  expect(sharedName(typed, name)).toBe(shared)
})
