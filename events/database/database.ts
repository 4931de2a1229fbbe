import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { ask, commit, ignore, run } from './statements.ts'

export interface Queries {
  /** One statement with its values. Its plan is kept, so its text must be one of few. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** As many statements as the text holds, without values; what they answer is dropped. */
  exec(text: string): Promise<void>
}

export interface Transaction extends Queries {
  readonly inTransaction: true
  /**
   * Statements whose answer nobody has to wait for before the commit: they are sent ahead of it, and if
   * one fails on the database, nothing is committed. A failure of our own would come too late.
   */
  unawaited(statements: Promise<unknown>): void
}

export interface Begin {
  isolation?: 'read committed' | 'repeatable read'
  /** Milliseconds for each statement; 0 for no limit. */
  timeout?: number
}

/** Connections, and how many wait for one. */
export interface PoolUse {
  total: number
  idle: number
  waiting: number
}

export interface Database extends Queries {
  readonly kind: 'embedded' | 'server'
  pool(): PoolUse
  transaction<T>(work: (tx: Transaction) => Promise<T>, begin?: Begin): Promise<T>
  /** Hears of a channel until the returned function is called; '' stands for «something was missed». */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs what no other process of this database may run meanwhile; it waits for its turn. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** SQL of a library: joins the transaction that runs, and leaves none open when it fails. */
  foreign(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

export const writeTimeout = 5_000

const running = new AsyncLocalStorage<{ client: pg.PoolClient }>()

/** A database over a pool: of a server, or of the one connection of an embedded database. */
export function pooled(
  kind: Database['kind'],
  pool: pg.Pool,
  { listen, alone, close }: Pick<Database, 'listen' | 'alone' | 'close'>
): Database {
  return {
    kind,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen,
    alone,
    query: (text, values) => outside(pool, client => ask(client, text, values)),
    exec: text => outside(pool, client => run(client, text)),
    transaction: (work, begin = {}) => outside(pool, client => transact(client, work, begin)),
    foreign: (text, values) => runForeign(pool, text, values),
    close: async () => {
      await pool.end()
      await close()
    }
  }
}

async function outside<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  if (running.getStore()) throw new Error('Inside a transaction, speak to the transaction')
  return borrow(pool, work)
}

async function borrow<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  try {
    return await work(client)
  } finally {
    client.off('error', ignore)
    client.release()
  }
}

async function transact<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', timeout = writeTimeout }: Begin
): Promise<T> {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}; SET LOCAL statement_timeout = ${timeout}`
  const sent: Promise<unknown>[] = []
  const tx: Transaction = {
    inTransaction: true,
    query: (text, values) => ask(client, text, values, timeout),
    exec: text => run(client, text, timeout),
    unawaited: statements => {
      statements.catch(ignore)
      sent.push(statements)
    }
  }
  tx.unawaited(run(client, begin))
  try {
    const result = await running.run({ client }, () => work(tx))
    const committed = commit(client)
    await firstFailure([...sent, committed])
    return result
  } catch (error) {
    await run(client, 'ROLLBACK').catch(ignore)
    await firstFailure(sent)
    throw error
  }
}

/** What failed first is the cause; what was sent after it fails because of it. */
async function firstFailure(sent: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(sent)
  const failure = ends.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
}

async function runForeign(pool: pg.Pool, text: string, values?: unknown[]) {
  const held = running.getStore()
  if (held) return flattened(await held.client.query(text, values))
  return borrow(pool, async client => {
    try {
      return flattened(await client.query(text, values))
    } catch (error) {
      await client.query('ROLLBACK').catch(ignore)
      throw error
    }
  })
}

function flattened(results: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return { rows: [results].flat().flatMap(result => result.rows) }
}
