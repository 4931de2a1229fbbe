import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Transaction } from '#events/database/database.ts'
import { appendInGroup } from '#events/store/group-commit.ts'
import { readModelVersion } from '#projections/index.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'
import { type LatencySummary, measureLatency, percentile, printTable, round } from './measure.ts'
import { installPeers } from './peer-packages.ts'
import {
  openBareStatement,
  openCastore,
  openEmmett,
  openMessageDb,
  type PlainWriter
} from './peer-stores.ts'

const rounds = 3
const writerCounts = [1, 8, 32]
const peers = {
  emmett: openEmmett,
  message_db: openMessageDb,
  castore: openCastore,
  bare: openBareStatement
}

/** This store and its peers in turn on one server, each in a database of its own; medians of the rounds. */
export async function benchmarkPeers(
  tools: DataAccess,
  serverUrl: string,
  seconds: number
): Promise<void> {
  installPeers()
  const stores = [await openOwnStore(tools)]
  for (const [name, open] of Object.entries(peers))
    stores.push(await open(await createDatabase(serverUrl, name)))
  for (const store of stores) await measureLatency(1, 8, store.write)
  for (const writers of writerCounts) await compare(stores, writers, seconds)
  for (const store of stores) await store.close()
}

async function compare(stores: PlainWriter[], writers: number, seconds: number): Promise<void> {
  const results = new Map<PlainWriter, LatencySummary[]>(stores.map(store => [store, []]))
  for (let round = 0; round < rounds; round++)
    for (const [store, summaries] of results)
      summaries.push(await measureLatency(seconds, writers, store.write))
  const medianOf = (store: PlainWriter, value: (summary: LatencySummary) => number) =>
    percentile(results.get(store)?.map(value) ?? [], 0.5)
  const [own] = stores
  const rows = stores.map(store => {
    const perSecond = medianOf(store, summary => summary.perSecond)
    return {
      store: store.name,
      'per second': round(perSecond, 0),
      'Ramal, times': own ? round(medianOf(own, run => run.perSecond) / perSecond) : '',
      p50: round(medianOf(store, summary => summary.p50)),
      p99: round(medianOf(store, summary => summary.p99))
    }
  })
  printTable(`An event and a plain row, ${writers} writers, median of ${rounds} (ms)`, rows)
}

async function openOwnStore({ db, now }: DataAccess): Promise<PlainWriter> {
  await db.query('CREATE TABLE plain_rows (id text PRIMARY KEY, name text NOT NULL)')
  return {
    name: 'Ramal',
    write() {
      const at = now().toISOString()
      const data = { name: 'Mozo/a de cuadra' }
      const event = { id: randomUUID(), type: 'Measured', schemaVersion: 1, data, meta: {}, at }
      const batches = [{ stream: `measured-${event.id}`, expected: 0, events: [event] }]
      const row = { id: event.id, name: data.name }
      const shared = { item: row, write: insertRows }
      return appendInGroup(db, { batches, readModelVersion }, tx => insertRows(tx, [row]), shared)
    },
    close: () => db.query('DROP TABLE plain_rows')
  }
}

async function insertRows(tx: Transaction, rows: { id: string; name: string }[]): Promise<void> {
  const columns = [rows.map(({ id }) => id), rows.map(({ name }) => name)]
  await tx.query('INSERT INTO plain_rows SELECT * FROM unnest($1::text[], $2::text[])', columns)
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
}
