import pg from 'pg'
import { type Database, createPooledDatabase, type LockName } from './database.ts'
import { createListener } from './postgres-listener.ts'
import { applySettings, driverDeadline } from './session-settings.ts'
import { withQueryTimeout } from './statements.ts'
import { typeParsers } from './type-parsers.ts'
import { throwConnectionFailed, UnusableDatabase } from './unavailable.ts'

/** PostgreSQL 15 or later. Opening does not connect: the first query does. Throws UnusableDatabase for an address that names a file which is not there. */
export function openPostgres(url: string, size = 8): Database {
  const settings = {
    connectionString: url,
    types: typeParsers,
    application_name: 'ramal',
    connectionTimeoutMillis: 2_000
  }
  requireReadable(settings)
  const server: Server = { settings, startSession: createSessionStart(settings) }
  const pool = new pg.Pool({
    ...settings,
    max: size,
    pipeline: true,
    query_timeout: driverDeadline(),
    onConnect: server.startSession
  })
  return createPooledDatabase('server', pool, {
    listen: createListener(settings, client => connect(client, server)),
    withExclusiveLock: (work, lock = 'tables') =>
      withClient(server, async client => {
        await client.query('SELECT pg_advisory_lock($1)', [lockKeys[lock]])
        return work()
      }),
    tryExclusiveLock: (work, lock = 'tables') =>
      withClient(server, async client => {
        const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS locked', [
          lockKeys[lock]
        ])
        if (rows[0]?.locked) await work()
      }),
    close: async () => {}
  })
}

/** A certificate that the address names is read when a client is made. */
function requireReadable(settings: pg.ClientConfig): void {
  try {
    new pg.Client(settings)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnusableDatabase(
      `La dirección de la base de datos no se puede usar, y con ella no se conecta (${reason}): mira sslrootcert, sslcert y sslkey.`
    )
  }
}

interface Server {
  settings: pg.ClientConfig
  /** Called for each new connection; throws UnusableDatabase. */
  startSession(client: pg.ClientBase): Promise<void>
}

/** 7,264,252 is that of the append lock, `es.append_lock_id()`. */
const lockKeys: Record<LockName, number> = {
  tables: 7_264_251,
  past: 7_264_253,
  pictures: 7_264_254
}

/** Runs work on a connection of its own, without timeouts; its end releases the locks that it holds. */
async function withClient<T>(server: Server, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server.settings, keepAlive: true })
  client.on('error', () => {})
  await connect(client, server)
  try {
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}

async function connect(client: pg.Client, { startSession }: Server): Promise<void> {
  await client.connect().catch(throwConnectionFailed)
  await startSession(client).catch(async error => {
    await client.end()
    throwConnectionFailed(error)
  })
}

function createSessionStart(settings: pg.ClientConfig): Server['startSession'] {
  let isOwn: Promise<void> | undefined
  return async client => {
    isOwn ??= requireOwnSessions(client, settings)
    await isOwn.catch(error => {
      isOwn = undefined
      throw error
    })
    await applySettings(client)
  }
}

/** How often two connections are compared: beside other clients a pooler may seem to keep sessions apart once. */
const comparisons = 5

/**
 * A pooler answers with a process of its own as the other end of a connection. One that lends a session for each transaction
 * gives a connection another session, or two connections the same: it would lose settings, locks and prepared statements.
 */
async function requireOwnSessions(client: pg.ClientBase, settings: pg.ClientConfig): Promise<void> {
  const session = await findSession(client)
  if (session === (client as pg.Client & { processID: number }).processID) return
  const otherClient = new pg.Client(settings)
  otherClient.on('error', () => {})
  await otherClient.connect()
  try {
    const otherSession = await findSession(otherClient)
    for (let n = 0; n < comparisons; n++) {
      const found = [await findSession(client), await findSession(otherClient)]
      if (session === otherSession || found[0] !== session || found[1] !== otherSession)
        throw new UnusableDatabase(
          'Entre Ramal y PostgreSQL hay un intermediario que reparte las sesiones entre transacciones, y así no funciona: en PgBouncer, pon «pool_mode = session» para esta base de datos; o escribe en DATABASE_URL la dirección de PostgreSQL.'
        )
    }
  } finally {
    await otherClient.end()
  }
}

async function findSession(client: pg.ClientBase): Promise<number | undefined> {
  const text = 'SELECT pg_backend_pid() AS pid'
  const { rows } = await client.query<{ pid: number }>(withQueryTimeout({ text }, driverDeadline()))
  return rows[0]?.pid
}
