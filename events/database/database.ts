import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { query, commit, ignoreError, execute } from './statements.ts'

export interface Queryable {
  /** One statement with its values. Its plan is kept, so its text must be one of few. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** As many statements as the text holds, without values; what they answer is dropped. */
  exec(text: string): Promise<void>
}

export interface Transaction extends Queryable {
  readonly inTransaction: true
  /**
   * Statements whose answer nobody has to wait for before the commit: they are sent ahead of it, and if
   * one fails on the database, nothing is committed. A failure of our own would come too late.
   */
  pipeline(statements: Promise<unknown>): void
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read'
  /** Milliseconds for each statement; 0 for no limit. */
  timeout?: number
}

/** Connections, and how many wait for one. */
export interface PoolUsage {
  total: number
  idle: number
  waiting: number
}

export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server'
  poolUsage(): PoolUsage
  transaction<T>(work: (tx: Transaction) => Promise<T>, begin?: TransactionOptions): Promise<T>
  /** Hears of a channel until the returned function is called; '' stands for «something was missed». */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs what no other process of this database may run meanwhile; it waits for its turn. */
  withExclusiveLock<T>(work: () => Promise<T>): Promise<T>
  /** SQL of a library: joins the transaction that runs, and leaves none open when it fails. */
  queryForLibrary(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

export const writeTimeoutMs = 5_000

const currentTransaction = new AsyncLocalStorage<{ client: pg.PoolClient }>()

/** A database over a pool: of a server, or of the one connection of an embedded database. */
export function createPooledDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  { listen, withExclusiveLock, close }: Pick<Database, 'listen' | 'withExclusiveLock' | 'close'>
): Database {
  return {
    kind,
    poolUsage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen,
    withExclusiveLock,
    query: (text, values) => outsideTransaction(pool, client => query(client, text, values)),
    exec: text => outsideTransaction(pool, client => execute(client, text)),
    transaction: (work, begin = {}) =>
      outsideTransaction(pool, client => runTransaction(client, work, begin)),
    queryForLibrary: (text, values) => runLibraryQuery(pool, text, values),
    close: async () => {
      await pool.end()
      await close()
    }
  }
}

async function outsideTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  if (currentTransaction.getStore())
    throw new Error('Inside a transaction, speak to the transaction')
  return withClient(pool, work)
}

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>
): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignoreError)
  try {
    return await work(client)
  } finally {
    client.off('error', ignoreError)
    client.release()
  }
}

async function runTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', timeout = writeTimeoutMs }: TransactionOptions
): Promise<T> {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}; SET LOCAL statement_timeout = ${timeout}`
  const sent: Promise<unknown>[] = []
  const tx: Transaction = {
    inTransaction: true,
    query: (text, values) => query(client, text, values, timeout),
    exec: text => execute(client, text, timeout),
    pipeline: statements => {
      statements.catch(ignoreError)
      sent.push(statements)
    }
  }
  tx.pipeline(execute(client, begin))
  try {
    const result = await currentTransaction.run({ client }, () => work(tx))
    const committed = commit(client)
    await throwFirstFailure([...sent, committed])
    return result
  } catch (error) {
    await execute(client, 'ROLLBACK').catch(ignoreError)
    await throwFirstFailure(sent)
    throw error
  }
}

/** What failed first is the cause; what was sent after it fails because of it. */
async function throwFirstFailure(sent: readonly Promise<unknown>[]): Promise<void> {
  const ends = await Promise.allSettled(sent)
  const failure = ends.find(end => end.status === 'rejected')
  if (failure) throw failure.reason
}

async function runLibraryQuery(pool: pg.Pool, text: string, values?: unknown[]) {
  const held = currentTransaction.getStore()
  if (held) return flattenResults(await held.client.query(text, values))
  return withClient(pool, async client => {
    try {
      return flattenResults(await client.query(text, values))
    } catch (error) {
      await client.query('ROLLBACK').catch(ignoreError)
      throw error
    }
  })
}

function flattenResults(results: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return { rows: [results].flat().flatMap(result => result.rows) }
}
