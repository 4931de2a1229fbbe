import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { startPgliteThread } from '#events/database/pglite-thread.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { emptyDatabase, type PreparedRows, readPreparedRows } from './emptied-database.ts'
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

/** The machine code of PGlite, which threads share as long as one of them or a variable has it. */
let compiledPglite: Promise<WebAssembly.Module> | undefined

/** A database of this worker, which one test file after the other opens: to make one takes ten times as long as to empty it. */
interface Kept {
  open(): Database
  /** Its thread has ended. */
  isLost(): boolean
  remove(): Promise<void>
}

/** Those of a server belong to all its databases. */
const ownsRoles = (kind: DatabaseKind) => kind === 'embedded'

const make = { embedded: makeEmbedded, server: makeOnServer }

const idle: Record<DatabaseKind, Kept[]> = { embedded: [], server: [] }
const prepared: Partial<Record<DatabaseKind, PreparedRows>> = {}

/** A migrated, empty database. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  for (let kept = idle[kind].pop(); kept; kept = idle[kind].pop()) {
    const db = kept.open()
    const before = prepared[kind]
    if (before && (await emptyDatabase(db, before, ownsRoles(kind)))) return lend(kind, db, kept)
    await db.close()
    await kept.remove()
  }
  const kept = await make[kind]()
  const db = kept.open()
  prepared[kind] ??= await readPreparedRows(db, ownsRoles(kind))
  return lend(kind, db, kept)
}

function lend(kind: DatabaseKind, db: Database, kept: Kept): Database {
  return {
    ...db,
    async close() {
      await db.close()
      if (!kept.isLost()) idle[kind].push(kept)
    }
  }
}

async function makeEmbedded(): Promise<Kept> {
  compiledPglite ??= WebAssembly.compile(
    readFileSync(new URL(import.meta.resolve('@electric-sql/pglite/pglite.wasm')))
  )
  await compiledPglite
  const thread = await startPgliteThread({
    from: new Blob([readFileSync(inject('embeddedDump'))])
  })
  let hasEnded = false
  void thread.ended.then(() => {
    hasEnded = true
  })
  return {
    open: () => openPglite({ kept: thread }),
    isLost: () => hasEnded,
    remove: () => thread.close()
  }
}

async function makeOnServer(): Promise<Kept> {
  const url = await createServerDatabase()
  return {
    open: () => openPostgres(url),
    isLost: () => false,
    // It goes with the server.
    remove: async () => {}
  }
}

/** Its address, for a process or a test of its own. */
export async function createServerDatabase(template = 'prepared'): Promise<string> {
  const admin = openPostgres(inject('serverUrl'), 1)
  const name = `test_${newId()}`
  await admin.exec(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  await admin.close()
  return databaseUrl(inject('serverUrl'), name)
}
