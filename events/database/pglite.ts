import pg from 'pg'
import { type Database, createPooledDatabase, type LockName } from './database.ts'
import { createNotifier, type Notifier } from './pglite-notifier.ts'
import { PgliteSocket } from './pglite-socket.ts'
import { type PgliteOptions, supervisePglite } from './pglite-supervisor.ts'
import { applySettings, sessionSettings } from './session-settings.ts'
import { typeParsers } from './type-parsers.ts'

export interface PgliteDatabase extends Database {
  dump(): Promise<Blob>
}

/** PostgreSQL in a thread of this process, with one connection, which waits until it is open. The directory must be locked. */
export function openPglite(options: PgliteOptions = {}): PgliteDatabase {
  const supervisor = supervisePglite(options, () => void notifier.reconnect())
  const pool = new pg.Pool({
    max: 1,
    pipeline: true,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types: typeParsers,
    idleTimeoutMillis: 0,
    query_timeout: Number(sessionSettings.statement_timeout),
    stream: () => new PgliteSocket(supervisor.thread),
    onConnect: client => startSession(client, notifier)
  })
  const notifier = createNotifier(pool)
  const db = createPooledDatabase('embedded', pool, {
    listen: notifier.listen,
    ...inProcessLocks(),
    close: supervisor.close
  })
  return {
    ...db,
    close: () => {
      supervisor.stopReopening()
      return db.close()
    },
    dump: async () => (await supervisor.thread()).dump()
  }
}

/** The one session of the database outlives its connections: the state that the last one left is discarded. */
async function startSession(client: pg.ClientBase, notifier: Notifier): Promise<void> {
  await client.query('ROLLBACK')
  await client.query('DISCARD ALL')
  await applySettings(client)
  await notifier.startSession(client)
}

/** Only this process has the directory, so a queue in the process is enough for each lock. */
function inProcessLocks(): Pick<Database, 'withExclusiveLock' | 'tryExclusiveLock'> {
  const locks: Record<LockName, InProcessLock> = {
    tables: createLock(),
    past: createLock(),
    pictures: createLock()
  }
  return {
    withExclusiveLock: (work, lock = 'tables') => locks[lock].run(work),
    tryExclusiveLock: async (work, lock = 'tables') => {
      if (!locks[lock].isTaken()) await locks[lock].run(work)
    }
  }
}

interface InProcessLock {
  run<T>(work: () => Promise<T>): Promise<T>
  isTaken(): boolean
}

function createLock(): InProcessLock {
  let last: Promise<unknown> = Promise.resolve()
  let queued = 0
  const run = <T>(work: () => Promise<T>) => {
    queued++
    const turn = last.then(work, work).finally(() => queued--)
    last = turn.catch(() => {})
    return turn
  }
  return { run, isTaken: () => queued > 0 }
}
