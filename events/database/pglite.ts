import { PGlite } from '@electric-sql/pglite'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { type Database, createPooledDatabase } from './database.ts'
import { sessionSettings, typeParsers } from './session-settings.ts'

export interface PgliteOptions {
  /** Without one the database lives in memory. */
  directory?: string
  /** A result of `dump`, to start from instead of an empty database. */
  from?: Blob
}

export interface PgliteDatabase extends Database {
  dump(): Promise<Blob>
}

/** PostgreSQL in this process, with one connection. The directory must be locked. */
export async function openPglite({ directory, from }: PgliteOptions = {}): Promise<PgliteDatabase> {
  const lite = await PGlite.create({
    extensions: { unaccent },
    ...(directory && { dataDir: directory }),
    ...(from && { loadDataDir: from })
  })
  await lite.exec(setStatements())
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    types: typeParsers,
    idleTimeoutMillis: 0,
    Client: pgliteClient(lite)
  })
  return {
    ...createPooledDatabase('embedded', pool, {
      listen: (channel, onNotification) => lite.listen(channel, onNotification),
      ...inProcessLock(),
      close: () => lite.close()
    }),
    dump: () => lite.dumpDataDir('none')
  }
}

/** Only this process has the directory, so a queue in the process is enough. */
function inProcessLock(): Pick<Database, 'withExclusiveLock' | 'tryExclusiveLock'> {
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0
  const withExclusiveLock = <T>(work: () => Promise<T>) => {
    queued++
    const turn = last.then(work, work).finally(() => queued--)
    last = turn.catch(() => {})
    return turn
  }
  return {
    withExclusiveLock,
    tryExclusiveLock: async work => {
      if (!queued) await withExclusiveLock(work)
    }
  }
}

function setStatements(): string {
  return Object.entries(sessionSettings)
    .map(([name, value]) => `SET ${name} = ${value};`)
    .join('\n')
}

/** The driver's client, with the embedded database in place of a socket. */
function pgliteClient(lite: PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(lite) } as pg.ClientConfig)
    }
  }
}
