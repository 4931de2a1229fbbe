import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { migrateDatabase } from '#services/startup/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    embeddedDump: string
    /** Removed when the tests are over. */
    folder: string
    /** Whether the random tests run with all their cases, which takes minutes. */
    isFullScale: boolean
  }
}

/** Prepares one database of each kind; every test file starts from a copy. */
export default async function setup(project: TestProject) {
  const server = await startPostgres({ settings: { max_connections: '200' } })
  const folder = mkdtempSync(join(tmpdir(), 'ramal-test-'))
  await prepareServer(server.url)
  project.provide('serverUrl', server.url)
  project.provide('folder', folder)
  project.provide('embeddedDump', await prepareEmbedded(folder))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepareServer(url: string): Promise<void> {
  const admin = openPostgres(url)
  await admin.exec('CREATE DATABASE prepared')
  await admin.close()
  const db = openPostgres(databaseUrl(url, 'prepared'))
  await migrateDatabase(db, createPersonalDataVault('test'))
  await db.close()
}

async function prepareEmbedded(folder: string): Promise<string> {
  const db = await openPglite()
  await migrateDatabase(db, createPersonalDataVault('test'))
  const file = join(folder, 'prepared')
  writeFileSync(file, Buffer.from(await (await db.dump()).arrayBuffer()))
  await db.close()
  return file
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
