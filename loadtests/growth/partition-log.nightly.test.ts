import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { newEventId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { append, lastPosition, readAll } from '#events/store/event-store.ts'
import { findBrokenLinks } from '#events/store/hash-chain.ts'
import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import { readModelVersion } from '#projections/index.ts'
import { testVault } from '#test/events/event-builders.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { spawnNode } from '#test/servers/service-process.ts'
import { fillLog } from './fill-log.ts'

const events = 2_000
const bound = 2_002

/** Each DDL statement counts, also one that is rolled back; at the wanted one the server pauses. */
const pauses = `
  CREATE SEQUENCE public.moments;
  CREATE FUNCTION public.pause() RETURNS event_trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF nextval('public.moments') = current_setting('ramal.pause', true)::bigint THEN PERFORM pg_sleep(1); END IF;
  END $$;
  CREATE EVENT TRIGGER pause ON ddl_command_end EXECUTE FUNCTION public.pause();`

const procedure = `
  import { addPartition, partitionLog } from '#loadtests/growth/partition-log.ts'
  const [url] = process.argv.slice(1)
  await partitionLog(url, ${bound})
  await addPartition(url, ${bound}, ${2 * bound})`

const moments = Array.from({ length: 15 }, (_, index) => index + 1)

describe('a log that becomes partitions', () => {
  let server: PostgresServer
  beforeAll(async () => {
    // A process that is killed loses nothing that it handed to the system.
    server = await startPostgres({ settings: { synchronous_commit: 'on', full_page_writes: 'on' } })
    await runStatements(server.url, 'CREATE DATABASE filled')
    const db = openPostgres(urlOf('filled'))
    await migrateDatabase(db, testVault)
    await db.close()
    await fillLog(urlOf('filled'), { events, minutes: 5, progress: () => {} })
    await runStatements(urlOf('filled'), pauses)
  }, 120_000)
  afterAll(() => server.stop())

  const urlOf = (name: string) => server.url.replace(/postgres$/, name)

  async function copy(name: string, pause: number): Promise<string> {
    await runStatements(
      server.url,
      `CREATE DATABASE ${name} TEMPLATE filled`,
      `ALTER DATABASE ${name} SET ramal.pause = '${pause}'`
    )
    return urlOf(name)
  }

  test.each(moments)('is whole and goes on when its process is killed at step %i', async step => {
    const url = await copy(`process_${step}`, step)
    const killed = start(url)
    await reach(url, step)
    await killed.kill('SIGKILL')
    await expectWhole(url, 1)
    expect(await start(url).exited).toBe(0)
    await expectWhole(url, 3)
    await expectPartitions(url)
  })

  test.each(moments)('is whole and goes on when the server stops at step %i', async step => {
    const url = await copy(`server_${step}`, step)
    const stopped = start(url)
    await reach(url, step)
    server.process.kill('SIGQUIT')
    await once(server.process, 'exit')
    expect(await stopped.exited).not.toBe(0)
    await server.start()
    await expectWhole(url, 1)
    expect(await start(url).exited).toBe(0)
    await expectWhole(url, 3)
    await expectPartitions(url)
  })

  test('no longer refuses an event id that another partition has', async () => {
    const url = await copy('twice', 0)
    const db = openPostgres(url)
    const [first] = await readAll(db, 0, 1)
    await expect(appendOne(db, first?.id)).rejects.toThrow('events_event_id_key')
    expect(await start(url).exited).toBe(0)
    for (let position = events; position < bound; position++) await appendOne(db)
    await expect(appendOne(db, first?.id)).resolves.toBeUndefined()
    await db.close()
  })
})

function start(url: string) {
  return spawnNode(['--input-type=module', '-e', procedure, url], { NODE_OPTIONS: '' })
}

async function reach(url: string, step: number): Promise<void> {
  for (;;) {
    const [moment] = await runStatements(url, 'SELECT last_value AS step FROM public.moments')
    if (Number(moment?.['step']) >= step) return
    await setTimeout(5)
  }
}

/** Every event is there and in its place, and so many can be appended. */
async function expectWhole(url: string, more: number): Promise<void> {
  const db = openPostgres(url)
  const before = await lastPosition(db)
  expect(before).toBeGreaterThanOrEqual(events)
  for (let index = 0; index < more; index++) await appendOne(db)
  const all = await readAll(db, 0, 2 * events)
  expect(all.map(({ position }) => position)).toEqual(
    Array.from({ length: before + more }, (_, index) => index + 1)
  )
  expect(await findBrokenLinks(db, 0, before + more)).toEqual([])
  await db.close()
}

async function appendOne(db: Database, id = newEventId()): Promise<void> {
  const at = new Date().toISOString()
  const event = { id, type: 'Measured', schemaVersion: 1, data: {}, meta: {}, at }
  const batches = [{ stream: `measured-${newEventId()}`, expected: 0, events: [event] }]
  await db.transaction(tx => append(tx, { batches, readModelVersion }))
}

/** Each has events and refuses changes. */
async function expectPartitions(url: string): Promise<void> {
  const partitions = await runStatements(
    url,
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'es.events'::regclass`
  )
  expect(partitions).toHaveLength(2)
  for (const { name } of partitions) {
    const kept = await runStatements(url, `SELECT FROM ${name} LIMIT 1`)
    expect(kept).toHaveLength(1)
    await expect(runStatements(url, `DELETE FROM ${name}`)).rejects.toThrow('never deleted')
  }
}
