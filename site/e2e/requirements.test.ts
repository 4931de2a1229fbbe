import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenRequirements } from './requirements.ts'

/** Ids that tests carry in their names, as `[2.home-search]`, or their tables as `row: '5.guest-name'`. */
const proven = new Set(
  globSync('site/e2e/*.test.ts').flatMap(file =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\[([24-689]\.[a-z-]+)\]|row: '([24-689]\.[a-z-]+)'/g)
    ].map(([, named, tabled]) => named ?? tabled ?? '')
  )
)

test('every row of the specification that can be seen has a test', () => {
  expect(Object.keys(screenRequirements).filter(row => !proven.has(row))).toEqual([])
})

test('no test names a row that is not there', () => {
  expect([...proven].filter(row => !(row in screenRequirements))).toEqual([])
})
