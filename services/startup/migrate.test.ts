import { expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { createServerDatabase, describeWithDatabase } from '#test/test-database.ts'
import { migrateDatabase } from './migrate.ts'

describeWithDatabase('a prepared database', context => {
  test('has the read tables', async () => {
    const rows = await context.db.query('SELECT name FROM es.projections')
    expect(rows).toHaveLength(projections.length)
  })
})

test('of two processes that start together on an empty server, one migrates and the other waits', async () => {
  const url = await createServerDatabase('template1')
  const programs = [openPostgres(url), openPostgres(url)]
  await Promise.all(programs.map(db => migrateDatabase(db, createPersonalDataVault('test'))))
  for (const db of programs) {
    expect(await db.query('SELECT shape FROM es.head')).toEqual([{ shape: readModelVersion }])
    expect(await db.query('SELECT name FROM es.projections')).toHaveLength(projections.length)
    // A migration that ran again, or in the other process, would have another transaction id.
    const [migrations] = await db.query(
      'SELECT count(*) > 10 AS many, count(DISTINCT xmin::text) AS runs FROM migration.applied'
    )
    expect(migrations).toEqual({ many: true, runs: 1 })
    await db.close()
  }
})
