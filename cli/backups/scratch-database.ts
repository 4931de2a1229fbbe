import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { DirectoryLocked, lockDirectory } from '#events/database/directory-lock.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { CliError } from '#cli/command.ts'

/**
 * Calls `work` with a new database of the same kind, and drops it: beside that of the board on its server, or in
 * a folder of its own in DATA_DIR. What a killed command left is dropped first.
 */
export async function inScratchDatabase<T>(
  tools: DataAccess,
  work: (scratch: DataAccess) => Promise<T>
): Promise<T> {
  if (tools.db.kind === 'embedded') return inScratchFolder(tools, work)
  return inServerDatabase(tools, db => work(withScratch(tools, db)))
}

/** In a folder of its own in DATA_DIR, also while another process has the database of the board. */
export function inScratchFolder<T>(
  tools: Omit<DataAccess, 'db'>,
  work: (scratch: DataAccess) => Promise<T>
): Promise<T> {
  return inFolder(tools, db => work(withScratch(tools, db)))
}

const withScratch = (tools: Omit<DataAccess, 'db'>, db: Database): DataAccess => ({
  ...tools,
  db,
  vault: tools.vault.forOtherDatabase()
})

type WithDatabase<T> = (db: Database) => Promise<T>

async function inServerDatabase<T>({ config, db }: DataAccess, work: WithDatabase<T>): Promise<T> {
  const [board] = await db.query<{ prefix: string; name: string }>(
    `SELECT 'ramal_verify_' || oid || '_' AS prefix, datname AS name FROM pg_database
      WHERE datname = current_database()`
  )
  if (!board || !config.databaseUrl) throw new Error('the database of the board has no name')
  const name = `${board.prefix}${newId()}`
  for (const left of await listLeft(db, board.prefix)) await db.exec(`DROP DATABASE ${left}`)
  await db
    .exec(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
    .catch(explainPrivilege)
  const url = new URL(config.databaseUrl)
  url.pathname = `/${name}`
  const scratch = openPostgres(url.href)
  try {
    return await work(scratch)
  } finally {
    await scratch.close()
    await db.exec(`DROP DATABASE ${name} WITH (FORCE)`)
  }
}

/** Those that nobody uses: another command may be verifying. */
async function listLeft(db: Database, prefix: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database
      WHERE starts_with(datname, $1) AND pg_has_role(datdba, 'USAGE')
        AND NOT EXISTS (SELECT FROM pg_stat_activity AS session WHERE session.datname = pg_database.datname)`,
    [prefix]
  )
  return rows.map(({ name }) => name)
}

function explainPrivilege(error: unknown): never {
  if (!(error instanceof InsufficientPrivilege)) throw error
  throw new CliError(
    'El usuario de DATABASE_URL no puede crear la base de datos en la que se prueba la copia: usa el dueño de las tablas, al que un superusuario da CREATEDB.'
  )
}

async function inFolder<T>(
  { config }: Pick<DataAccess, 'config'>,
  work: WithDatabase<T>
): Promise<T> {
  const folder = join(config.dataDir, 'verify')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockScratch(folder)
  const directory = join(folder, 'database')
  rmSync(directory, { recursive: true, force: true })
  const { openPglite } = await import('#events/database/pglite.ts')
  const scratch = openPglite({ directory })
  try {
    return await work(scratch)
  } finally {
    await scratch.close()
    rmSync(directory, { recursive: true, force: true })
    lock.release()
  }
}

function lockScratch(folder: string) {
  try {
    return lockDirectory(folder)
  } catch (error) {
    if (!(error instanceof DirectoryLocked)) throw error
    throw new CliError('Ya se está probando otra copia: espera a que termine')
  }
}
