import type pg from 'pg'
import { SessionOutdated, toDomainError } from './sql-errors.ts'
import { isReadOnly } from './unavailable.ts'

/** One statement with its values; the driver gives up after `timeout` milliseconds, by default after the pool's. */
export async function query<Row extends object>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
  timeout?: number
): Promise<Row[]> {
  const named = { name: statementName(text), text, values: [...values] }
  try {
    return (await client.query<Row>(withQueryTimeout(named, timeout)).catch(rethrowScrubbed)).rows
  } catch (error) {
    if (error instanceof SessionOutdated) ending.set(client, 'with all others')
    if (isReadOnly(error)) ending.set(client, 'alone')
    throw error
  }
}

const ending = new WeakMap<pg.PoolClient, 'alone' | 'with all others'>()

/**
 * Whether a connection has to end, as one of its statements has failed: of outdated plans, which the others have too; or of a
 * database that takes no writes, in place of which a new connection may find one that does.
 */
export function endingOf(client: pg.PoolClient): 'alone' | 'with all others' | undefined {
  return ending.get(client)
}

/** Any number of statements, without values. */
export async function execute(
  client: pg.PoolClient,
  text: string,
  timeout?: number
): Promise<void> {
  await client.query(withQueryTimeout({ text }, timeout)).catch(rethrowScrubbed)
}

/** The driver gives up after so many milliseconds. */
export function withQueryTimeout<Config extends pg.QueryConfig>(
  config: Config,
  timeout?: number
): Config {
  return timeout === undefined ? config : { ...config, query_timeout: timeout }
}

const statementNames = new Map<string, string>()

function statementName(text: string): string {
  const name = statementNames.get(text) ?? `s${statementNames.size}`
  statementNames.set(text, name)
  return name
}

/** Writes all that is sent in one turn of the event loop to the socket at once. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as pg.PoolClient & { connection: pg.Connection }).connection
  if (stream.writableCorked) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** PostgreSQL answers COMMIT with ROLLBACK when a statement of the transaction failed. It is sent before those are answered. */
export async function commitTransaction(client: pg.PoolClient, timeout: number): Promise<void> {
  const commit = withQueryTimeout({ text: 'COMMIT' }, timeout)
  const { command } = await client.query(commit).catch(rethrowScrubbed)
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

/** For errors that are reported elsewhere: a lost connection also fails the statement that waits on it. */
export function ignoreError(): void {}

/** DETAIL and WHERE of an error quote values, which may be personal data. */
function rethrowScrubbed(error: unknown): never {
  if (!(error instanceof Error)) throw error
  throw toDomainError(Object.assign(error, { detail: undefined, where: undefined }))
}
