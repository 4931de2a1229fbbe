import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { createLookups } from './lookups.ts'
import {
  commitTransaction,
  endingOf,
  execute,
  ignoreError,
  query,
  sendTogether,
  withQueryTimeout
} from './statements.ts'
import { sessionSettings, transactionDeadline } from './session-settings.ts'
import { SessionOutdated } from './sql-errors.ts'
import { throwConnectionFailed } from './unavailable.ts'

export interface Queryable {
  /** One prepared statement: its plan is cached by its text, so values belong in `values`. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** A connection, or a pool that takes one for each statement. */
export interface Executor extends Queryable {
  /** Any number of statements without values; results are discarded. */
  exec(text: string): Promise<void>
}

export interface Transaction extends Executor {
  readonly inTransaction: true
  /**
   * Sends statements without waiting for their results. When one fails in the database, nothing is committed;
   * an error of our own code would come too late.
   */
  pipeline(statements: Promise<unknown>): void
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read'
  /** Milliseconds for each statement; 0 for no limit. */
  timeout?: number
}

/** Connections, and how many callers wait for one. */
export interface PoolUsage {
  total: number
  idle: number
  waiting: number
}

/**
 * Locks of work that runs once at a time: by default work that replaces tables; `past` for the tables of a former moment;
 * `pictures` for the objects that are removed or moved.
 */
export type LockName = 'tables' | 'past' | 'pictures'

export interface Database extends Executor {
  readonly kind: 'embedded' | 'server'
  poolUsage(): PoolUsage
  /** Reclaims space and updates the statistics of every table, without a timeout. */
  vacuum(): Promise<void>
  transaction<T>(work: (tx: Transaction) => Promise<T>, begin?: TransactionOptions): Promise<T>
  /**
   * Without a transaction, for reads by key, which must be quick: those of concurrent requests are sent together over a
   * connection. Reads that are requested at once run in order.
   */
  readonly lookups: Queryable
  /** Until the returned function is called; the payload '' means that notifications may have been lost. */
  listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>>
  /** At most one process of this database runs work under a lock at a time; the others wait. */
  withExclusiveLock<T>(work: () => Promise<T>, lock?: LockName): Promise<T>
  /** Runs the work at once, or not at all while another process has the lock. */
  tryExclusiveLock(work: () => Promise<void>, lock?: LockName): Promise<void>
  /** SQL of a library: joins the current transaction, or leaves none open when it fails. */
  queryForLibrary(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

/** Milliseconds by which the driver waits longer than the statement's timeout; PGlite has no timeout of its own. */
const driverGrace = { embedded: 0, server: 1_000 }
const noDriverTimeout = 2 ** 31 - 1
/** No visitor waits for a library, which creates its tables with a single text. */
const libraryTimeout = { embedded: 60_000, server: undefined }

const currentTransaction = new AsyncLocalStorage<{ client: pg.PoolClient }>()

/** Works on the pool of a server, or on the one connection of an embedded database. */
export function createPooledDatabase(
  kind: Database['kind'],
  pool: pg.Pool,
  {
    listen,
    withExclusiveLock,
    tryExclusiveLock,
    close
  }: Pick<Database, 'listen' | 'withExclusiveLock' | 'tryExclusiveLock' | 'close'>
): Database {
  pool.on('error', ignoreError)
  // Registered before the first query: a connection may end in the packet that opens it.
  pool.on('connect', client => {
    client.on('error', ignoreError)
    startedAt.set(client, performance.now())
  })
  const driverTimeout = (timeout: number) =>
    timeout ? timeout + driverGrace[kind] : noDriverTimeout
  const lookups = createLookups(work => withClient(pool, client => work(sendingTogether(client))))
  const ask: Database['query'] = (text, values) =>
    outsideTransaction(pool, client => query(client, text, values))
  /** A statement that failed with SessionOutdated has done nothing: it is tried once more, in a session that starts now. */
  function orInNewSession<Row extends object>(text: string, values?: readonly unknown[]) {
    return (error: unknown): Promise<Row[]> => {
      if (!(error instanceof SessionOutdated)) throw error
      outdatedAt.set(pool, performance.now())
      return ask<Row>(text, values)
    }
  }
  return {
    kind,
    poolUsage: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen,
    withExclusiveLock,
    tryExclusiveLock,
    query: <Row extends object>(text: string, values?: readonly unknown[]) =>
      ask<Row>(text, values).catch(orInNewSession<Row>(text, values)),
    exec: text => outsideTransaction(pool, client => execute(client, text)),
    transaction: (work, begin = {}) =>
      outsideTransaction(pool, client => runTransaction(client, work, begin, driverTimeout)),
    lookups: {
      query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        requireOutsideTransaction()
        return lookups.query<Row>(text, values).catch(orInNewSession<Row>(text, values))
      }
    },
    vacuum: () => outsideTransaction(pool, vacuum),
    queryForLibrary: (text, values = []) =>
      runLibraryQuery(pool, withQueryTimeout({ text, values }, libraryTimeout[kind])),
    close: async () => {
      await pool.end()
      await close()
    }
  }
}

/** Throws within a transaction: it would wait for a connection, or for a lock, that it holds itself. */
export function requireOutsideTransaction(): void {
  if (currentTransaction.getStore()) throw new Error('Inside a transaction, query the transaction')
}

async function outsideTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>) {
  requireOutsideTransaction()
  return withClient(pool, work)
}

const startedAt = new WeakMap<pg.PoolClient, number>()
/** When a session of the pool was found outdated: older sessions are ended instead of used. */
const outdatedAt = new WeakMap<pg.Pool, number>()

async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>
): Promise<T> {
  const client = await connect(pool)
  try {
    return await work(client)
  } finally {
    const ending = endingOf(client)
    if (ending === 'with all others') outdatedAt.set(pool, performance.now())
    client.release(ending !== undefined)
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect().catch(throwConnectionFailed)
    const isFresh = (startedAt.get(client) ?? 0) >= (outdatedAt.get(pool) ?? 0)
    if (isFresh) return client
    client.release(true)
  }
}

function sendingTogether(client: pg.PoolClient, timeout?: number): Executor {
  return {
    query: (text, values) => {
      sendTogether(client)
      return query(client, text, values, timeout)
    },
    exec: text => execute(client, text, timeout)
  }
}

async function runTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', timeout = transactionDeadline.ms }: TransactionOptions,
  driverTimeout: (timeout: number) => number
): Promise<T> {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}; SET LOCAL statement_timeout = ${timeout}`
  const sent: Promise<unknown>[] = []
  const tx: Transaction = {
    inTransaction: true,
    ...sendingTogether(client, driverTimeout(timeout)),
    pipeline: statements => {
      statements.catch(ignoreError)
      sent.push(statements)
    }
  }
  sendTogether(client)
  tx.pipeline(execute(client, begin, driverTimeout(timeout)))
  try {
    const result = await currentTransaction.run({ client }, () => work(tx))
    sendTogether(client)
    const committed = commitTransaction(client, driverTimeout(timeout))
    await throwFirstFailure([...sent, committed])
    return result
  } catch (error) {
    await execute(client, 'ROLLBACK').catch(ignoreError)
    await throwFirstFailure(sent)
    throw error
  }
}

async function vacuum(client: pg.PoolClient): Promise<void> {
  await execute(client, 'SET statement_timeout = 0')
  try {
    await execute(client, 'VACUUM (ANALYZE)', noDriverTimeout)
  } finally {
    await execute(client, `SET statement_timeout = ${sessionSettings.statement_timeout}`)
  }
}

/** Waits for all. The first failure is the cause: later statements fail because of it. */
export async function throwFirstFailure(sent: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(sent)
  const failure = results.find(result => result.status === 'rejected')
  if (failure) throw failure.reason
}

async function runLibraryQuery(pool: pg.Pool, query: pg.QueryConfig) {
  const current = currentTransaction.getStore()
  if (current) return flattenResults(await current.client.query(query))
  return withClient(pool, async client => {
    try {
      return flattenResults(await client.query(query))
    } catch (error) {
      await client.query('ROLLBACK').catch(ignoreError)
      throw error
    }
  })
}

function flattenResults(results: pg.QueryResult | pg.QueryResult[]): { rows: unknown[] } {
  return { rows: [results].flat().flatMap(result => result.rows) }
}
