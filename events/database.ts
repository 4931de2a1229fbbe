import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { stopOf } from './stops.ts'

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
const forever = 2 ** 31 - 1

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

/** A lost connection also fails the statement that waits on it, which is where it is reported. */
function ignore(): void {}

async function transact<T>(
  client: pg.PoolClient,
  work: (tx: Transaction) => Promise<T>,
  { isolation = 'read committed', timeout = writeTimeout }: Begin
): Promise<T> {
  const begin = `BEGIN ISOLATION LEVEL ${isolation}; SET LOCAL statement_timeout = ${timeout}`
  const sent: Promise<unknown>[] = []
  const tx: Transaction = {
    inTransaction: true,
    query: (text, values) => ask(client, text, values, timeout || forever),
    exec: text => run(client, text, timeout || forever),
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

/** A transaction in which something failed answers a COMMIT with a rollback. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch(rethrowScrubbed)
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

async function ask<Row extends object>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
  timeout?: number
): Promise<Row[]> {
  const named = { name: nameOf(text), text, values: [...values] }
  const result = await client.query<Row>(timed(named, timeout)).catch(rethrowScrubbed)
  return result.rows
}

async function run(client: pg.PoolClient, text: string, timeout?: number): Promise<void> {
  await client.query(timed({ text }, timeout)).catch(rethrowScrubbed)
}

/** The driver gives up a second after the server should have. */
function timed<Config extends pg.QueryConfig>(config: Config, timeout?: number): Config {
  return timeout ? { ...config, query_timeout: Math.min(timeout + 1_000, forever) } : config
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
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

/** DETAIL and WHERE of an error quote the values, and those are people's. */
function rethrowScrubbed(error: unknown): never {
  if (!(error instanceof Error)) throw error
  throw stopOf(Object.assign(error, { detail: undefined, where: undefined }))
}

const unavailableStates = /^(08|53|57P|25006$|55P03$|57014$)/
const unavailableErrnos =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|EHOSTUNREACH|ENOTFOUND)$/
const unavailableWords = /terminated|timeout exceeded|read timeout|not queryable|was closed/i

/** True when the database, rather than the request, is what failed: asking again later may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return unavailableStates.test(code)
  return unavailableErrnos.test(code) || unavailableWords.test(error.message)
}

/** Whole numbers are numbers, and instants are ISO text, whichever database answers. */
export const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format)
  }
}

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.TIMESTAMPTZ, text => new Date(text).toISOString()],
  [pg.types.builtins.DATE, text => text]
])

/** What every session is told first: where names are looked up, and how queries are planned. */
export const sessionSettings = {
  search_path: 'read,public',
  timezone: 'UTC',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
  lock_timeout: '3000',
  statement_timeout: '3000',
  idle_in_transaction_session_timeout: '10000'
}
