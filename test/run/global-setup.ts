import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../servers/postgres-server.ts'
import { copyFolder, prepareDatabases } from '../database/prepared-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    embeddedDump: string
    /** Removed when the tests are over. */
    folder: string
    /** Whether the random tests run with all their cases, which takes minutes. */
    isFullScale: boolean
    /** Of the random tests, which divide their cases among them. */
    seeds: readonly number[]
  }
}

/** One server for all tests, on a copy of the prepared one; every test file starts from a copy of a database. */
export default async function setup(project: TestProject) {
  const { embedded, server: prepared } = await prepareDatabases()
  const folder = mkdtempSync(join(tmpdir(), 'ramal-test-'))
  const serverFolder = mkdtempSync(join(tmpdir(), 'ramal-postgres-'))
  rmSync(serverFolder, { recursive: true })
  copyFolder(prepared, serverFolder)
  const server = await startPostgres({
    folder: serverFolder,
    settings: { max_connections: '200' }
  })
  project.provide('serverUrl', server.url)
  project.provide('folder', folder)
  project.provide('embeddedDump', embedded)
  return async () => {
    await server.stop()
    rmSync(serverFolder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
