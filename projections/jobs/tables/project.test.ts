import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { islands } from '#events/places/islands.ts'
import { provinces } from '#events/places/shared/provinces.ts'
import { country, regions } from '#events/places/shared/regions.ts'
import { jobsProjection } from './project.ts'

/** The tables by which the areas of jobs are computed, and the first version of the projection that has them. */
const known = { tables: 'e80eff5ba508f8d1', since: 2 }

test('the areas of jobs are computed again when the tables of places change', () => {
  const hash = createHash('sha256')
  for (const name of ['municipalities.tsv', 'corrections.tsv']) {
    hash.update(readFileSync(new URL(`../../../events/places/${name}`, import.meta.url)))
  }
  hash.update(JSON.stringify({ islands, provinces, country, regions }))
  expect(
    hash.digest('hex').slice(0, 16),
    'The tables under events/places have changed: raise `version` in projections/jobs/tables/project.ts, so that the next start rebuilds the areas of every job, and write the new hash and version here.'
  ).toBe(known.tables)
  expect(jobsProjection.version).toBeGreaterThanOrEqual(known.since)
})
