import { expect, test } from 'vitest'
import { visiblePages } from './Pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, -9, 9]],
  [3, 4, [1, 2, 3, 4]],
  [5, 9, [1, -4, 4, 5, 6, -9, 9]],
  [9, 9, [1, -8, 8, 9]]
])('on page %d of %d the shown pages are %j', (current, last, shown) => {
  expect(visiblePages(current, last)).toEqual(shown)
})
