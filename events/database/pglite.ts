import { PGlite } from '@electric-sql/pglite'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { type Database, pooled } from './database.ts'
import { sessionSettings, types } from './session-settings.ts'

export interface EmbeddedOptions {
  /** A folder of this machine; without one the database lives in memory. */
  folder?: string
  /** What `dump` gave, to start from instead of an empty database. */
  from?: Blob
}

export interface EmbeddedDatabase extends Database {
  dump(): Promise<Blob>
}

/** PostgreSQL in this process, with one connection. The folder must be held by its lock. */
export async function openEmbedded({
  folder,
  from
}: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const lite = await PGlite.create({
    extensions: { unaccent },
    ...(folder && { dataDir: folder }),
    ...(from && { loadDataDir: from })
  })
  await lite.exec(settings())
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    types,
    idleTimeoutMillis: 0,
    Client: over(lite)
  })
  return {
    ...pooled('embedded', pool, {
      listen: (channel, heard) => lite.listen(channel, heard),
      alone: oneByOne(),
      close: () => lite.close()
    }),
    dump: () => lite.dumpDataDir('none')
  }
}

/** The only process that has the folder is this one, so taking turns within it is enough. */
function oneByOne(): Database['alone'] {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}

function settings(): string {
  return Object.entries(sessionSettings)
    .map(([name, value]) => `SET ${name} = ${value};`)
    .join('\n')
}

/** The driver's client, with the embedded database where the socket would be. */
function over(lite: PGlite): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(lite) } as pg.ClientConfig)
    }
  }
}
