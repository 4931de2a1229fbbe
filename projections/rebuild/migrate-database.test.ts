import { beforeEach, describe, expect, test } from 'vitest'
import type { Queryable } from '#events/database/database.ts'
import { ProgramOutdated } from '#events/database/migration-history.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { testVault } from '#test/events/event-builders.ts'
import { createServerDatabase, describeWithDatabase } from '#test/database/test-database.ts'
import { findDatabaseProblem } from '#cli/command.ts'
import { isDatabaseCurrent, migrateDatabase } from '#composition/migrate-database.ts'

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

const vault = testVault

async function setVersion(db: Queryable, version: string): Promise<void> {
  await db.query('UPDATE es.head SET shape = $1', [version])
}

describeWithDatabase('a database that another program has used', context => {
  beforeEach(() => setVersion(context.db, readModelVersion))

  test('is left alone when nothing is to be done', async () => {
    const before = await context.db.query('SELECT xmin::text FROM es.head')
    await migrateDatabase(context.db, vault)
    expect(await context.db.query('SELECT xmin::text FROM es.head')).toEqual(before)
    expect(await findDatabaseProblem(context.db, 'current tables')).toBeUndefined()
  })

  test.each([
    ['a later version of an event', readModelVersion.replace(/JobPosted:\d+/, 'JobPosted:99')],
    ['an event type that is unknown', `${readModelVersion} JobSold:1`],
    ['a later projection', readModelVersion.replace(/users:\d+/, 'users:99')],
    ['a projection that is unknown', `${readModelVersion} drawings:1`]
  ])('is refused, unchanged, when it has %s', async (_, version) => {
    await setVersion(context.db, version)
    await expect(migrateDatabase(context.db, vault)).rejects.toBeInstanceOf(ProgramOutdated)
    const refused = findDatabaseProblem(context.db, 'current tables')
    await expect(refused).rejects.toBeInstanceOf(ProgramOutdated)
    expect(await findDatabaseProblem(context.db, 'event log')).toBeUndefined()
    expect(await context.db.query('SELECT shape FROM es.head')).toEqual([{ shape: version }])
  })

  test('has the tables rebuilt that follow from events of an older version', async () => {
    await context.db.query('UPDATE es.projections SET built_to = -1')
    await setVersion(context.db, readModelVersion.replace(/JobPosted:\d+/, 'JobPosted:0'))
    expect(await findDatabaseProblem(context.db, 'current tables')).toContain('anterior')
    await migrateDatabase(context.db, vault)
    expect(await isDatabaseCurrent(context.db)).toBe(true)
    const rows = await context.db.query<{ name: string }>(
      'SELECT name FROM es.projections WHERE built_to >= 0'
    )
    const names = rows.map(({ name }) => name)
    expect(names).toContain('jobs')
    expect(names).not.toContain('candidate_profiles')
  })

  test('without versions of events gets them, and keeps its tables', async () => {
    await context.db.query('UPDATE es.projections SET built_to = -1')
    await setVersion(
      context.db,
      projections.map(projection => `${projection.name}:${projection.version}`).join(' ')
    )
    await migrateDatabase(context.db, vault)
    expect(await isDatabaseCurrent(context.db)).toBe(true)
  })
})

describe('a command that only reads', () => {
  test('is refused by an empty database, which stays empty', async () => {
    const db = openPostgres(await createServerDatabase('template1'))
    expect(await findDatabaseProblem(db, 'event log')).toContain('vacía')
    expect(await isDatabaseCurrent(db)).toBe(false)
    expect(await db.query(`SELECT FROM pg_namespace WHERE nspname IN ('es', 'migration')`)).toEqual(
      []
    )
    await db.close()
  })
})
