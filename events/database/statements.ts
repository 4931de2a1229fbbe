import type pg from 'pg'
import { stopOf } from './sql-errors.ts'

const forever = 2 ** 31 - 1

/** One statement with its values; `timeout` in milliseconds, 0 for none, missing for that of the connection. */
export async function ask<Row extends object>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
  timeout?: number
): Promise<Row[]> {
  const named = { name: nameOf(text), text, values: [...values] }
  const result = await client.query<Row>(timed(named, timeout)).catch(rethrowScrubbed)
  return result.rows
}

/** As many statements as the text holds. */
export async function run(client: pg.PoolClient, text: string, timeout?: number): Promise<void> {
  await client.query(timed({ text }, timeout)).catch(rethrowScrubbed)
}

/** The driver gives up a second after the server should have. */
function timed<Config extends pg.QueryConfig>(config: Config, timeout?: number): Config {
  if (timeout === undefined) return config
  return { ...config, query_timeout: timeout ? timeout + 1_000 : forever }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}

/** A transaction in which something failed answers a COMMIT with a rollback. */
export async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT').catch(rethrowScrubbed)
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
}

/** A lost connection also fails the statement that waits on it, which is where it is reported. */
export function ignore(): void {}

/** DETAIL and WHERE of an error quote the values, and those are people's. */
function rethrowScrubbed(error: unknown): never {
  if (!(error instanceof Error)) throw error
  throw stopOf(Object.assign(error, { detail: undefined, where: undefined }))
}
