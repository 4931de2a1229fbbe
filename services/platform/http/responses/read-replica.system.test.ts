import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { type PostgresServer, startPostgres } from '#test/servers/postgres-server.ts'
import { databaseUrl } from '#test/database/prepared-databases.ts'
import { startReplica } from '#test/servers/postgres-replica.ts'
import { seedJob, seedEmployer, testVault } from '#test/events/event-builders.ts'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { type ReadReplica, watchReplica } from './read-replica.ts'

/** A primary and a streaming replica. */
describe('searches with a replica', () => {
  let servers: { first: PostgresServer; second: PostgresServer }
  let primary: Database
  let replica: Database
  let followed: ReadReplica

  beforeAll(async () => {
    const first = await startPostgres()
    primary = openPostgres(first.url)
    await migrateDatabase(primary, testVault)
    const second = await startReplica(first)
    servers = { first, second }
    replica = openPostgres(second.url)
    followed = watchReplica(primary, replica)
  })
  afterAll(async () => {
    await followed.close()
    await primary.close()
    await servers.second.stop()
    await servers.first.stop()
  })

  const whoAnswers = (after = 0) =>
    followed.read(after, async db => {
      await lastPosition(db)
      return db === replica ? 'replica' : 'primary'
    })

  /** Writes to the primary; returns the last position of the log. */
  const write = async () => {
    await seedJob(primary, await seedEmployer(primary))
    return lastPosition(primary)
  }

  const caughtUp = async (position: number) => {
    while ((await lastPosition(replica)) < position);
    await followed.look()
  }

  test('use the primary until the replica has been checked', async () => {
    expect(await whoAnswers()).toBe('primary')
    await caughtUp(await write())
    expect(await whoAnswers()).toBe('replica')
  })

  test('use the primary when the replica lacks the write of the visitor', async () => {
    const before = await lastPosition(replica)
    await pause(servers.second)
    const position = await write()
    expect(await whoAnswers(position)).toBe('primary')
    expect(await whoAnswers(before)).toBe('replica')
    await resume(servers.second)
  })

  test('use the replica for a visitor who claims a position that was never written', async () => {
    await caughtUp(await write())
    expect(await whoAnswers(Number.MAX_SAFE_INTEGER)).toBe('replica')
    expect(await whoAnswers((await lastPosition(primary)) + 1)).toBe('replica')
  })

  test('wait for a replica that is about to replay the write of the visitor', async () => {
    await caughtUp(await lastPosition(primary))
    await pause(servers.second)
    const position = await write()
    const patience = { look: 60_000, catchUp: 10_000, step: 10, answer: 5_000 }
    const patient = watchReplica(primary, openPostgres(servers.second.url), patience)
    await patient.look()
    const heads = [position, position].map(after => patient.read(after, lastPosition))
    const where = patient.read(position, db => db.query('SELECT pg_is_in_recovery() AS it'))
    await resume(servers.second)
    expect(await Promise.all(heads)).toEqual([position, position])
    expect(await where).toEqual([{ it: true }])
    await patient.close()
  })

  test('use the primary only while the replica is five checks behind', async () => {
    await caughtUp(await lastPosition(primary))
    await pause(servers.second)
    const position = await write()
    for (let index = 0; index < 5; index++) await followed.look()
    expect(await whoAnswers()).toBe('primary')
    await resume(servers.second)
    await caughtUp(position)
    expect(await whoAnswers()).toBe('replica')
  })

  test('use the primary when the replica is too slow, and then skip the replica', async () => {
    const tried: string[] = []
    const ask = () =>
      followed.read(0, db => {
        tried.push(db === replica ? 'replica' : 'primary')
        return db.query(db === replica ? 'SELECT pg_sleep(2)' : 'SELECT 1')
      })
    await ask()
    await ask()
    expect(tried).toEqual(['replica', 'primary', 'primary'])
    await followed.look()
    expect(await whoAnswers()).toBe('replica')
  })

  test('use the primary while the replica is unavailable', async () => {
    const { process, start } = servers.second
    process.kill('SIGQUIT')
    await once(process, 'exit')
    expect(await whoAnswers()).toBe('primary')
    await followed.look()
    expect(await whoAnswers()).toBe('primary')
    await start()
    await caughtUp(await lastPosition(primary))
    expect(await whoAnswers()).toBe('replica')
  })

  test('use the primary when an older copy was put in its place, which the replica does not follow', async () => {
    await caughtUp(await write())
    await primary.exec('CREATE DATABASE copy')
    const put = openPostgres(databaseUrl(servers.first.url, 'copy'))
    await migrateDatabase(put, testVault)
    const patience = { look: 60_000, catchUp: 10, step: 10, answer: 5_000 }
    const watched = watchReplica(put, openPostgres(servers.second.url), patience)
    for (const write of [async () => {}, async () => seedJob(put, await seedEmployer(put))]) {
      await write()
      await watched.look()
      expect(await watched.read(0, async db => db === put)).toBe(true)
    }
    await watched.close()
    await put.close()
  })

  test('throw the errors of the query itself', async () => {
    const wrong = followed.read(0, db => db.query('SELECT nothing'))
    await expect(wrong).rejects.toThrow(/nothing/)
  })
})

/** A paused replica receives the log and does not replay it. */
async function pause({ url }: PostgresServer): Promise<void> {
  await tell(url, 'SELECT pg_wal_replay_pause()')
}

async function resume({ url }: PostgresServer): Promise<void> {
  await tell(url, 'SELECT pg_wal_replay_resume()')
}

async function tell(url: string, statement: string): Promise<void> {
  const db = openPostgres(url, 1)
  await db.exec(statement)
  await db.close()
}
