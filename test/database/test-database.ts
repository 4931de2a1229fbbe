import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { newId } from '#events/aggregates/ids.ts'
import { databaseUrl } from './prepared-databases.ts'

export const databaseKinds = ['embedded', 'server'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** The machine code of PGlite, which threads share as long as one of them or a variable has it. */
const compiledPglite = WebAssembly.compile(
  readFileSync(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm')))
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
  if (kind === 'server') return openPostgres(await createServerDatabase())
  await compiledPglite
  const db = openPglite({ from: new Blob([readFileSync(inject('embeddedDump'))]) })
  // Opening takes longer than a test may wait.
  await db.query('SELECT')
  return db
}

export async function createServerDatabase(template = 'prepared'): Promise<string> {
  const admin = openPostgres(inject('serverUrl'), 1)
  const name = `test_${newId()}`
  await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await admin.close()
  return databaseUrl(inject('serverUrl'), name)
}
