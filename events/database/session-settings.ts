import type pg from 'pg'
import { withQueryTimeout } from './statements.ts'
import { UnusableDatabase } from './unavailable.ts'

/**
 * Settings of every session, written as `pg_settings` shows them. A role, a database or a server may have other defaults: the
 * product reads dates, numbers and bytes as these write them, and its SQL means what it means under these.
 */
export const sessionSettings = {
  search_path: 'read,public',
  client_encoding: 'UTF8',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  bytea_output: 'hex',
  extra_float_digits: '1',
  default_transaction_isolation: 'read committed',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  random_page_cost: '1.1',
  lock_timeout: '3000',
  statement_timeout: '3000',
  idle_in_transaction_session_timeout: '10000',
  // Connections that listen, or that hold a lock, are idle for hours.
  idle_session_timeout: '0',
  // PostgreSQL 17 and later: a rebuild takes longer than any limit.
  transaction_timeout: '0'
}

/** The deadline of a statement that is part of a transaction, in milliseconds. */
export const transactionDeadline = { ms: 5_000 }

/** Milliseconds that the driver waits for a statement of a server that is silent. */
export function driverDeadline(): number {
  return Number(sessionSettings.statement_timeout) + 1_000
}

/** Applies the settings to a new session and reads them back; throws UnusableDatabase when one did not take. Unknown ones are skipped. */
export async function applySettings(client: pg.ClientBase): Promise<void> {
  const wanted = Object.entries(sessionSettings).map(([name, value]) => `('${name}', '${value}')`)
  const settings = `(VALUES ${wanted.join(', ')}) AS wanted (setting, value)
    JOIN pg_settings ON lower(name) = wanted.setting`
  const ask = <Row extends object>(text: string) =>
    client.query<Row>(withQueryTimeout({ text }, driverDeadline()))
  // First: a setting of another program may end statements sooner than these take.
  await ask(`SET statement_timeout = ${sessionSettings.statement_timeout}`)
  await ask(`SELECT set_config(name, value, false) FROM ${settings}`)
  const { rows } = await ask<{ name: string; found: string }>(
    `SELECT name, pg_settings.setting AS found FROM ${settings} WHERE pg_settings.setting <> value
      UNION ALL
     SELECT name, setting FROM pg_settings WHERE name = 'server_encoding' AND setting <> 'UTF8'`
  )
  for (const { name, found } of rows) throw new UnusableDatabase(sentenceAbout(name, found))
}

function sentenceAbout(name: string, found: string): string {
  if (name === 'server_encoding')
    return `La base de datos guarda los textos en ${found} y no en UTF-8, así que no puede guardar los de un tablón: crea otra con «CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'».`
  return `La sesión de la base de datos no acepta el ajuste «${name}», que se queda en «${found}»: escribe en DATABASE_URL la dirección de PostgreSQL, o la de un PgBouncer con pool_mode = session.`
}
