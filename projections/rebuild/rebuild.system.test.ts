import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import type { Database } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import { job } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import {
  seedJob,
  seedEmployer,
  jobPosted,
  seedEvents,
  testVault
} from '#test/events/event-builders.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { searchJobs } from '#projections/jobs/search/search-jobs.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

const now = new Date('2026-03-03T10:00:00Z')
const replay = (db: Database) => ({ db, vault: testVault, projections })

function refuse(): never {
  throw new Error('a handler that fails')
}

async function busyBoard(db: Database): Promise<{ owner: string; jobs: string[] }> {
  const owner = await seedEmployer(db)
  const jobs: string[] = []
  for (let index = 0; index < 30; index++) {
    jobs.push(await seedJob(db, owner, { title: `Jinete número ${index}`, location: 'Jerez' }))
  }
  const [first = '', second = '', third = ''] = jobs
  const belongs = (id: string) => ({ id, employerId: owner })
  await seedEvents(db, job, first, [{ type: 'JobWithdrawn', data: belongs(first) }])
  await seedEvents(db, job, second, [{ type: 'JobExpired', data: belongs(second) }])
  const { type: _, ...revised } = jobPosted(third, owner, { title: 'Herrador' })
  await seedEvents(db, job, third, [{ ...revised, type: 'JobRevised' } as never])
  await seedEvents(db, candidateProfile, newId(), [
    {
      type: 'CandidateProfilePublished',
      data: { id: newId(), userId: owner },
      subject: owner,
      personal: {
        fullName: 'Ana',
        age: 30,
        ageStated: true,
        contactPhone: '600000000',
        description: 'Amazona'
      }
    }
  ])
  return { owner, jobs }
}

describeWithDatabase('read tables', context => {
  test('equal a replay, and a rebuild changes nothing', async () => {
    await busyBoard(context.db)
    expect((await verify(replay(context.db))).differences).toEqual([])
    const before = await searchJobs(context.db, { keyword: 'jinete', page: 1, limit: 50 }, now)
    await rebuild(replay(context.db), readModelVersion)
    expect(await searchJobs(context.db, { keyword: 'jinete', page: 1, limit: 50 }, now)).toEqual(
      before
    )
    expect(before.meta.totalJobs).toBe(27)
    expect((await verify(replay(context.db))).differences).toEqual([])
  })

  test('differ from a replay after one row was changed, and equal it after a rebuild', async () => {
    const { jobs } = await busyBoard(context.db)
    await context.db.query('UPDATE jobs SET title = $1 WHERE id = $2', ['Otra cosa', jobs[5]])
    const { differences } = await verify(replay(context.db))
    expect(differences).toContainEqual({ table: 'jobs', onlyLive: 1, onlyReplayed: 1 })
    await rebuild(replay(context.db), readModelVersion)
    expect((await verify(replay(context.db))).differences).toEqual([])
  })

  test('equal a replay after an erasure, without a word of the erased people', async () => {
    const { owner } = await busyBoard(context.db)
    await seedJob(context.db, owner, { companyName: 'Zarzaparrilla' })
    await seedEvents(context.db, user, owner, [
      {
        type: 'UserSoftDeleted',
        data: { id: owner, byAdmin: false },
        subject: owner,
        personal: { reason: '' }
      },
      { type: 'UserErased', data: { id: owner } }
    ])
    await context.db.transaction(tx => testVault.shredKey(tx, owner))
    const search = { keyword: 'zarzaparrilla', page: 1, limit: 1 }
    expect((await searchJobs(context.db, search, now)).meta.totalJobs).toBe(0)
    expect((await verify(replay(context.db))).differences).toEqual([])
  })

  test('are rebuilt while others read and write', async () => {
    const { owner } = await busyBoard(context.db)
    let working = true
    let written = 0
    const problems: unknown[] = []
    const untilDone = async (work: () => Promise<unknown>) => {
      while (working) {
        await work().catch(error => problems.push(error))
        await setTimeout(5)
      }
    }
    const write = () => seedJob(context.db, owner, { title: 'Jinete nuevo' }).then(() => written++)
    const read = async () => {
      const search = { keyword: 'jinete', page: 1, limit: 12 }
      const { jobs } = await searchJobs(context.db, search, now)
      if (jobs.length !== 12) problems.push(`${jobs.length} ads`)
    }
    const others = [untilDone(write), untilDone(write), untilDone(read), untilDone(read)]
    try {
      for (let index = 0; index < 3; index++) await rebuild(replay(context.db), readModelVersion)
    } finally {
      working = false
      await Promise.all(others)
    }
    expect(problems).toEqual([])
    expect(written).toBeGreaterThan(0)
    expect((await verify(replay(context.db))).differences).toEqual([])
  })

  test('stay as they are when a handler fails', async () => {
    await busyBoard(context.db)
    const failing = projections.map(projection =>
      projection.name === 'users'
        ? { ...projection, on: { ...projection.on, UserRegistered: refuse } }
        : projection
    )
    const rebuilt = rebuild({ ...replay(context.db), projections: failing }, readModelVersion)
    await expect(rebuilt).rejects.toThrow('a handler that fails')
    expect((await verify(replay(context.db))).differences).toEqual([])
  })

  test('can be rebuilt one projection at a time', async () => {
    await busyBoard(context.db)
    const jobsOnly = projections.filter(({ name }) => name === 'jobs')
    const rebuilt = await rebuild(
      { ...replay(context.db), projections: jobsOnly },
      readModelVersion
    )
    const [noted] = await context.db.query<{ at: number }>(
      "SELECT built_to AS at FROM es.projections WHERE name = 'jobs'"
    )
    expect(noted?.at).toBe(rebuilt.position)
    expect((await verify(replay(context.db))).differences).toEqual([])
  })
})
