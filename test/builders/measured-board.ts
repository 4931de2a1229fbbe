import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { testVault, testVaultKey } from '../events/event-builders.ts'
import { runNode } from '../servers/service-process.ts'
import { createServerDatabase, type DatabaseKind } from '../database/test-database.ts'

/** Prints the most memory that the process had, in megabytes: `ru_maxrss` would count that of its parent too. */
const reportPeak = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs'
  process.on('exit', () => {
    const [, peak] = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
    console.log(JSON.stringify({ peak: Math.round(peak / 1024) }))
  })`)}`

export type MeasuredBoard = Awaited<ReturnType<typeof createMeasuredBoard>>

/** A board on a folder or on a server of its own, whose commands run in processes with little memory. */
export async function createMeasuredBoard(
  kind: DatabaseKind,
  dataDir: string,
  folder: string,
  heapMegabytes = 128
) {
  mkdirSync(dataDir)
  const url = kind === 'server' ? await createServerDatabase('template1') : undefined
  const open = () =>
    url ? openPostgres(url) : openPglite({ directory: join(dataDir, 'database') })
  const env = {
    DATA_DIR: dataDir,
    ERASURES_FILE: join(folder, 'erasures.ndjson'),
    VAULT_KEY: testVaultKey,
    SESSION_SECRET: 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0',
    ...(url && { DATABASE_URL: url })
  }
  /** What a process of ours prints as JSON, and the most memory that it had. */
  async function runMeasured(...args: string[]) {
    const flags = [`--max-old-space-size=${heapMegabytes}`, '--import', reportPeak]
    const output = await runNode([...flags, ...args], env)
    const values = output
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    return { results: values.filter(({ peak }) => !peak), peak: Number(values.at(-1).peak) }
  }
  return {
    async use<T>(work: (db: Database) => Promise<T>): Promise<T> {
      const db = open()
      try {
        await migrateDatabase(db, testVault)
        return await work(db)
      } finally {
        await db.close()
      }
    },
    run: (...command: string[]) => runMeasured('cli/main.ts', ...command, '--json'),
    /** Of a script that reads the embedded database itself. */
    peakOf: async (script: string) => (await runMeasured(script, join(dataDir, 'database'))).peak
  }
}
