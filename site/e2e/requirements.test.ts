import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screenRequirements } from './requirements.ts'

/** Ids that stand in the titles of tests, as `[2.home-search]`, or in their tables, as `'5.guest-name'`. */
const tested = new Set(
  globSync('site/e2e/**/*.spec.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\[([24-689]\.[a-z-]+)\]|'([24-689]\.[a-z-]+)'/g)].map(
      ([, inTitle, inTable]) => inTitle ?? inTable ?? ''
    )
  )
)

test('every visible requirement of the specification has a test', () => {
  expect(Object.keys(screenRequirements).filter(id => !tested.has(id))).toEqual([])
})

test('no test names an unknown requirement', () => {
  expect([...tested].filter(id => !(id in screenRequirements))).toEqual([])
})
