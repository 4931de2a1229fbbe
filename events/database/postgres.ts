import pg from 'pg'
import { type Database, createPooledDatabase } from './database.ts'
import { sessionSettings } from './session-settings.ts'
import { typeParsers } from './type-parsers.ts'

/** PostgreSQL 15 or later. Opening does not connect: the first query does. */
export function openPostgres(url: string, size = 8): Database {
  const settings = {
    connectionString: url,
    types: typeParsers,
    options: startupOptions(),
    application_name: 'ramal'
  }
  const pool = new pg.Pool({
    ...settings,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 2_000,
    query_timeout: Number(sessionSettings.statement_timeout) + 1_000
  })
  return createPooledDatabase('server', pool, {
    listen: (channel, onNotification) => listen(settings, channel, onNotification),
    withExclusiveLock: work =>
      withClient(settings, async client => {
        await client.query('SELECT pg_advisory_lock($1)', [lockKey])
        return work()
      }),
    tryExclusiveLock: work =>
      withClient(settings, async client => {
        const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [lockKey])
        if (rows[0]?.locked) await work()
      }),
    close: async () => {}
  })
}

const lockKey = 7_264_251

/** A connection of its own, without timeouts, which ends with the work: locks that it takes end then. */
async function withClient<T>(
  settings: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: 2_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}

function startupOptions(): string {
  return Object.entries(sessionSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** On a connection of its own, which reconnects a second after it was lost; rejects when the first one cannot be opened. */
async function listen(
  settings: pg.ClientConfig,
  channel: string,
  onNotification: (payload: string) => void
) {
  let closed = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    client = new pg.Client({ ...settings, keepAlive: true, connectionTimeoutMillis: 2_000 })
    client.on('notification', ({ payload = '' }) => onNotification(payload))
    client.on('error', () => {})
    client.on('end', again)
    await client.connect()
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    onNotification('')
  }
  const again = () => {
    if (!closed) retry = setTimeout(() => connect().catch(() => {}), 1_000)
  }
  const close = async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
  try {
    await connect()
  } catch (error) {
    await close()
    throw error
  }
  return close
}
