import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { newId } from '#events/aggregates/ids.ts'
import { openEmbedded } from './embedded-pool.ts'
import { databaseUrl } from './prepared-databases.ts'

export const bothDatabases = ['embedded', 'server'] as const
export type DatabaseKind = (typeof bothDatabases)[number]

/** Both, unless `TEST_DATABASE` names one of them. */
export const databaseKinds = bothDatabases.filter(
  kind => kind === (process.env['TEST_DATABASE'] ?? kind)
)

/** Runs the same tests on the embedded database and on a server. `db` is set once a test runs. */
export function describeWithDatabase(
  name: string,
  tests: (context: { db: Database }) => void
): void {
  describe.each(databaseKinds)(`${name} (%s)`, kind => {
    const context = {} as { db: Database }
    beforeAll(async () => {
      context.db = await openTestDatabase(kind)
    })
    afterAll(() => context.db?.close())
    tests(context)
  })
}

/** A migrated, empty database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  return kind === 'server' ? openPostgres(await createServerDatabase()) : openEmbedded()
}

export async function createServerDatabase(template = 'prepared'): Promise<string> {
  const admin = openPostgres(inject('serverUrl'), 1)
  const name = `test_${newId()}`
  await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await admin.close()
  return databaseUrl(inject('serverUrl'), name)
}
