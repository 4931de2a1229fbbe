import { expect, test } from 'vitest'
import { openServer } from '#events/database/postgres.ts'
import { openVault } from '#events/privacy/personal-data-vault.ts'
import { projections, shape } from '#projections/index.ts'
import { createServerDatabase, onBothDatabases } from '#test/test-database.ts'
import { prepare } from './migrate.ts'

onBothDatabases('a prepared database', context => {
  test('has the read tables', async () => {
    const rows = await context.db.query('SELECT name FROM es.projections')
    expect(rows).toHaveLength(projections.length)
  })
})

test('two programs that start at once on an empty server: one prepares it, the other waits', async () => {
  const url = await createServerDatabase('template1')
  const programs = [openServer(url), openServer(url)]
  await Promise.all(programs.map(db => prepare(db, openVault('test'))))
  for (const db of programs) {
    expect(await db.query('SELECT shape FROM es.head')).toEqual([{ shape }])
    expect(await db.query('SELECT name FROM es.projections')).toHaveLength(projections.length)
    // A migration that ran again, or in the other program, would have been written by another transaction.
    const [migrations] = await db.query(
      'SELECT count(*) > 10 AS many, count(DISTINCT xmin::text) AS runs FROM migration.applied'
    )
    expect(migrations).toEqual({ many: true, runs: 1 })
    await db.close()
  }
})
