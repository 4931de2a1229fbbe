import { beforeAll, expect, test } from 'vitest'
import { job, type JobEvent } from '#events/aggregates/jobs.ts'
import { lastPosition, readChanges } from '#events/store/event-store.ts'
import { seedEmployer, seedEvents, seedJob } from '#test/event-builders.ts'
import { searchTime } from '#test/job-search.ts'
import { describeWithDatabase } from '#test/test-database.ts'
import { JobChanges, readChangedJobs } from './job-changes.ts'
import { jobsProjection } from './project.ts'
import { type JobSearchQuery, searchEncodedJobs } from './search-jobs.ts'

const jerez = '11020'
const madrid = '28079'

describeWithDatabase('what a search depends on', context => {
  let owner: string
  const ids: string[] = []
  const post = (changes: Parameters<typeof seedJob>[2]) => seedJob(context.db, owner, changes)
  const append = (id: string, type: JobEvent['type'], more: object = {}) =>
    seedEvents(context.db, job, id, [
      { type, data: { id, employerId: owner, ...more }, subject: owner, personal: {} } as JobEvent
    ])
  const scopesOf = async (search: Partial<JobSearchQuery>) =>
    (await searchEncodedJobs(context.db, { page: 1, limit: 12, ...search }, searchTime)).scopes

  /** Whether a search is known to find the same after a change, at an instant. */
  async function isUnchanged(
    search: Partial<JobSearchQuery>,
    change: () => Promise<unknown>,
    { from = searchTime.getTime(), behind = 0 } = {}
  ): Promise<boolean | undefined> {
    const { db } = context
    const scopes = await scopesOf(search)
    const before = await lastPosition(db)
    await change()
    const upTo = (await lastPosition(db)) - behind
    const events = await readChanges(db, before, upTo, Object.keys(jobsProjection.on))
    const changes = new JobChanges()
    changes.add(await readChangedJobs(db, events, upTo), upTo)
    return scopes && changes.areUnchanged(scopes, before, from)
  }

  beforeAll(async () => {
    owner = await seedEmployer(context.db)
    for (let nth = 0; nth < 4; nth++) {
      ids.push(await post({ description: 'Tractor y remolque', place: jerez }))
      ids.push(await post({ description: 'Doma de potros', place: madrid }))
    }
  })

  test.each<[string, Partial<JobSearchQuery>, Parameters<typeof seedJob>[2], boolean]>([
    ['every job', {}, {}, false],
    ['a word that it has', { keyword: 'tractor' }, { description: 'Un tractor' }, false],
    ['a word that it lacks', { keyword: 'tractor' }, { description: 'Doma de potros' }, true],
    ['one of two words', { keyword: 'doma potros' }, { description: 'Doma' }, true],
    ['its town', { near: jerez, radius: 10 }, { place: jerez }, false],
    ['a far town', { near: jerez, radius: 10 }, { place: madrid }, true],
    ['its region', { location: 'Andalucía' }, { place: jerez }, false],
    ['another region', { location: 'Galicia' }, { place: jerez }, true],
    ['another type, which is counted', { jobType: 'Prácticas' }, {}, false],
    ['another type and experience', { jobType: 'Prácticas', experience: 'Experto' }, {}, true],
    [
      'another type and region',
      { jobType: 'Prácticas', location: 'Galicia' },
      { place: jerez },
      true
    ]
  ])(
    'is not changed by a new job unless it finds or counts it: %s',
    async (_, search, job, same) => {
      expect(await isUnchanged(search, () => post(job))).toBe(same)
    }
  )

  test('are all words where few jobs have one of them, or a place has no code', async () => {
    expect(await scopesOf({ keyword: 'trcator' })).toBeUndefined()
    expect(await scopesOf({ location: 'Cortijo' })).toBeUndefined()
  })

  test('of a word is any job with the word that changes, as few such jobs widen the search', async () => {
    const renew = () => append(ids[0] ?? '', 'JobRenewed', { expiryDate: '2026-04-09T00:00:00Z' })
    expect(await isUnchanged({ keyword: 'tractor', near: madrid, radius: 10 }, renew)).toBe(false)
    expect(await isUnchanged({ keyword: 'potros', near: madrid, radius: 10 }, renew)).toBe(true)
    expect(await isUnchanged({ near: madrid, radius: 10 }, renew)).toBe(true)
    expect(await isUnchanged({ near: jerez, radius: 10 }, renew)).toBe(false)
  })

  test('is no job that was over already', async () => {
    const id = await post({ expiryDate: '2026-03-10T09:00:00.000Z' })
    const expire = () => append(id, 'JobExpired')
    expect(await isUnchanged({}, expire)).toBe(true)
    const from = Date.parse('2026-03-10T08:59:59.999Z')
    expect(await isUnchanged({}, expire, { from })).toBe(false)
  })

  test.each<[JobEvent['type'], object]>([
    ['JobRevised', { jobType: 'Prácticas' }],
    ['JobHidden', { reason: 'falso' }],
    ['JobHeld', { signals: ['iban'] }],
    ['JobWithdrawn', {}]
  ])('is unknown after %s', async (type, more) => {
    const id = await post({ title: 'Otro' })
    const change = () =>
      type === 'JobRevised'
        ? seedEvents(context.db, job, id, [
            {
              ...{ type, subject: owner, data: { id, employerId: owner, ...more } },
              personal: { title: 'Otro', location: 'Segovia', description: 'Doma' }
            } as JobEvent
          ])
        : append(id, type, more)
    expect(await isUnchanged({ location: 'Galicia' }, change)).toBe(false)
  })

  test('is unknown while later events may have changed what a job said', async () => {
    const close = () => append(ids[1] ?? '', 'JobClosed', { outcome: 'aqui', isAnswered: false })
    const closeAndPost = async () => {
      await close()
      await post({})
    }
    expect(await isUnchanged({ near: jerez, radius: 10 }, closeAndPost, { behind: 1 })).toBe(false)
    const postTwice = async () => {
      await post({ place: madrid })
      await post({})
    }
    expect(await isUnchanged({ near: jerez, radius: 10 }, postTwice, { behind: 1 })).toBe(true)
  })
})

const changed = {
  ...{ lexemes: [], monthlyPay: null, place: madrid, words: new Set<string>() },
  ...{ isNew: true, overAt: Number.POSITIVE_INFINITY }
}

test('as many changes are remembered as a search is compared with', () => {
  const scope = { conditions: [], texts: [[['tractor']]], dependsOnOthers: false }
  const changes = new JobChanges()
  for (let position = 1; position <= 501; position++) changes.add([changed], position)
  expect(changes.areUnchanged([scope], 1, 0)).toBe(true)
  expect(changes.areUnchanged([scope], 0, 0)).toBe(false)
  changes.add(undefined, 502)
  expect(changes.areUnchanged([scope], 501, 0)).toBe(false)
  expect(changes.areUnchanged([scope], 502, 0)).toBe(true)
})
