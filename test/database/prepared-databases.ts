import { hour } from '#events/units.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { testVault } from '../events/event-builders.ts'
import { startPostgres } from '../servers/postgres-server.ts'

const cache = 'node_modules/.cache/ramal-databases'

/** Everything that a migrated, empty database depends on. */
const sources = [
  'package-lock.json',
  'test/{servers,database}/p*.ts',
  'test/events/event-builders.ts',
  '{events,projections}/**/*.{ts,sql}',
  'services/**/*.sql',
  'services/**/migration.ts',
  'composition/dependencies.ts'
]

export interface PreparedDatabases {
  /** A dump of PGlite. */
  embedded: string
  /** The data directory of a PostgreSQL that has the database «prepared». */
  server: string
}

/** Migrated, empty databases of both kinds; made once, and again when a migration changes. */
export async function prepareDatabases(): Promise<PreparedDatabases> {
  const folder = join(cache, hashSources())
  if (!existsSync(folder)) await fill(folder)
  return { embedded: join(folder, 'embedded'), server: join(folder, 'server') }
}

function hashSources(): string {
  const hash = createHash('sha256')
  // Other versions of PostgreSQL, and other locales.
  for (const name of ['TEST_POSTGRES', 'TEST_LOCALE']) hash.update(`${process.env[name]} `)
  for (const file of globSync(sources, { exclude: ['**/*.test.ts'] }).sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The folder appears only once it is complete, also beside another run. */
async function fill(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  removeOld()
  const unfinished = mkdtempSync(`${folder}-`)
  await prepareEmbedded(join(unfinished, 'embedded'))
  await prepareServer(join(unfinished, 'server'))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** Another run may still use a recent one. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (Date.now() - statSync(folder).mtimeMs > hour) rmSync(folder, { recursive: true })
  }
}

async function prepareEmbedded(file: string): Promise<void> {
  const db = openPglite()
  await migrateDatabase(db, testVault)
  await dropTemplates(db)
  writeFileSync(file, Buffer.from(await (await db.dump()).arrayBuffer()))
  await db.close()
}

/** A third of the dump, which every test file unpacks; nothing creates databases in the embedded one. */
async function dropTemplates(db: Database): Promise<void> {
  await db.query('UPDATE pg_database SET datistemplate = false')
  for (const name of ['template0', 'template1']) await db.exec(`DROP DATABASE ${name}`)
}

/** PostgreSQL runs as a user who may not read the cache, so it works in the folder for temporary files. */
async function prepareServer(folder: string): Promise<void> {
  const server = await startPostgres({ folder: mkdtempSync(join(tmpdir(), 'ramal-prepared-')) })
  const admin = openPostgres(server.url)
  await admin.exec('CREATE DATABASE prepared')
  await admin.close()
  const db = openPostgres(databaseUrl(server.url, 'prepared'))
  await migrateDatabase(db, testVault)
  await db.close()
  await server.stop()
  copyFolder(server.folder, folder)
  rmSync(server.folder, { recursive: true })
}

/** A copy with its owner and modes, which PostgreSQL checks. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
