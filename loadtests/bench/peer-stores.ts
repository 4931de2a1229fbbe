import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describePeer, readPeerFile, requirePeer } from './peer-packages.ts'

/** Appends one event to a new stream and writes a plain read row in the same transaction. */
export interface PlainWriter {
  name: string
  write(): Promise<unknown>
  close(): Promise<unknown>
}

/** As many connections as the product has at most. */
const connections = 32
const rowTable = 'CREATE TABLE plain_rows (id text PRIMARY KEY, name text NOT NULL)'
const insertRow = 'INSERT INTO plain_rows VALUES ($1, $2)'
const payload = { name: 'Mozo/a de cuadra' }

/** `end` resolves before the connections are closed; the server that stops then ends them. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, max: connections })
  return pool.on('error', () => undefined)
}

/** Two rows by one statement: no versions, no order, no lock. */
export async function openBareStatement(connectionString: string): Promise<PlainWriter> {
  const pool = openPool({ connectionString })
  await pool.query(`${rowTable}; CREATE TABLE plain_events (id text PRIMARY KEY, data jsonb)`)
  const text = `WITH event AS (INSERT INTO plain_events VALUES ($1, $3)) ${insertRow}`
  return {
    name: 'two rows by one statement',
    write: () => pool.query({ name: 'bare', text, values: [randomUUID(), payload.name, payload] }),
    close: () => pool.end()
  }
}

export async function openEmmett(connectionString: string): Promise<PlainWriter> {
  const emmett = requirePeer('@event-driven-io/emmett-postgresql')
  const { sql } = requirePeer('@event-driven-io/dumbo')
  const pool = openPool({ connectionString })
  await pool.query(rowTable)
  const projection = emmett.postgreSQLRawSQLProjection({
    name: 'plain_rows',
    canHandle: ['Measured'],
    evolve: ({ data }: { data: { id: string; name: string } }) =>
      sql('INSERT INTO plain_rows VALUES (%L, %L)', data.id, data.name)
  })
  const store = emmett.getPostgreSQLEventStore(connectionString, {
    projections: [{ type: 'inline', projection }],
    connectionOptions: { pool }
  })
  await store.schema.migrate()
  return {
    name: describePeer('@event-driven-io/emmett-postgresql'),
    write() {
      const id = randomUUID()
      const events = [{ type: 'Measured', data: { id, ...payload } }]
      const isNew = { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' }
      return store.appendToStream(`measured-${id}`, events, isNew)
    },
    async close() {
      await store.close()
      if (!pool.ended) await pool.end()
    }
  }
}

/** The SQL of its package, in the order of its installer. */
const messageDbFiles = [
  'roles/message-store',
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  'functions/message-store-version',
  'functions/hash-64',
  'functions/acquire-lock',
  'functions/category',
  'functions/is-category',
  'functions/id',
  'functions/cardinal-id',
  'functions/stream-version',
  'functions/write-message',
  'indexes/messages-id',
  'indexes/messages-stream',
  'indexes/messages-category'
]

export async function openMessageDb(connectionString: string): Promise<PlainWriter> {
  const options = '-c search_path=message_store,public'
  const pool = openPool({ connectionString, options })
  for (const file of messageDbFiles)
    await pool.query(readPeerFile('@eventide/message-db', `database/${file}.sql`))
  await pool.query(rowTable)
  const text = 'SELECT write_message($1, $2, $3, $4, NULL, -1)'
  return {
    name: describePeer('@eventide/message-db'),
    async write() {
      const id = randomUUID()
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query({ name: 'event', text, values: [id, `measured-${id}`, 'M', payload] })
      await client.query({ name: 'row', text: insertRow, values: [id, payload.name] })
      await client.query('COMMIT')
      client.release()
    },
    close: () => pool.end()
  }
}

/** Its adapter has no transaction to share: the event alone, without a row. */
export async function openCastore(connectionString: string): Promise<PlainWriter> {
  const { PostgresEventStorageAdapter: Adapter } = requirePeer(
    '@castore/event-storage-adapter-postgres'
  )
  await Adapter.createEventTable({ connectionString, tableName: 'measured_events' })
  const adapter = new Adapter({ connectionString, tableName: 'measured_events' })
  return {
    name: `${describePeer('@castore/event-storage-adapter-postgres')}, without a row`,
    write: () =>
      adapter.pushEvent(
        { aggregateId: randomUUID(), version: 1, type: 'Measured', payload },
        { eventStoreId: 'measured' }
      ),
    close: () => adapter._sql.end()
  }
}
