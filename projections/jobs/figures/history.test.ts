import { day } from '#events/units.ts'
import { expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent, JobPhoto } from '#events/aggregates/job-schemas.ts'
import type { JobTerms } from '#events/job-content/terms.ts'
import { user } from '#events/aggregates/users.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { rebuild } from '#projections/rebuild/rebuild.ts'
import { verify } from '#projections/rebuild/verify.ts'
import {
  seedEmployer,
  seedEvents,
  seedJob,
  testTime,
  testVault
} from '#test/events/event-builders.ts'
import { describeWithDatabase } from '#test/database/test-database.ts'
import { findJobHistory } from './history.ts'

const atDay = (days: number) => new Date(Date.parse(testTime) + days * day).toISOString()
const monthly = (min: number) => ({ min, period: 'mes' as const })

describeWithDatabase('the history of a job', board => {
  async function postJob(terms: JobTerms) {
    const employerId = await seedEmployer(board.db)
    const id = await seedJob(board.db, employerId, { terms }, atDay(0))
    const ids = { id, employerId }
    const append = (event: JobEvent, days: number) =>
      seedEvents(board.db, job, id, [event], atDay(days))
    const text = { subject: employerId, personal: {} }
    return {
      ...ids,
      revise: (terms: object, days: number, personal = {}) =>
        append({ type: 'JobRevised', data: { ...ids, ...terms }, ...text, personal }, days),
      hold: (days: number, earlier: { wasShown?: true } = {}) =>
        append({ type: 'JobHeld', data: { ...ids, signals: ['iban'], ...earlier } }, days),
      release: (days: number, earlier: { wasShown?: true } = {}) =>
        append({ type: 'JobReleased', data: { ...ids, expiryDate: atDay(60), ...earlier } }, days),
      renew: (days: number) =>
        append({ type: 'JobRenewed', data: { ...ids, expiryDate: atDay(60) } }, days),
      close: (days: number) =>
        append(
          { type: 'JobClosed', data: { ...ids, outcome: 'aqui', isAnswered: false }, ...text },
          days
        ),
      end: (type: 'JobWithdrawn' | 'JobErased') => append({ type, data: ids }, 2)
    }
  }

  const historyOf = ({ id }: { id: string }) => findJobHistory(board.db, id)

  test('says when it was published, changed, renewed and closed, the newest first', async () => {
    const posted = await postJob({ pay: monthly(1200), hours: { week: 40 } })
    await posted.revise({ pay: monthly(1250) }, 1)
    await posted.renew(20)
    await posted.revise({ hours: { week: 35 }, pay: { disclosed: 'antes-de-la-entrevista' } }, 21)
    await posted.close(25)
    const history = [
      { kind: 'closed', at: atDay(25), outcome: 'aqui' },
      {
        kind: 'pay',
        at: atDay(21),
        from: monthly(1250),
        to: { disclosed: 'antes-de-la-entrevista' }
      },
      { kind: 'hours', at: atDay(21), from: { week: 40 }, to: { week: 35 } },
      { kind: 'renewed', at: atDay(20), expiryDate: atDay(60) },
      { kind: 'pay', at: atDay(1), from: monthly(1200), to: monthly(1250) },
      { kind: 'published', at: atDay(0) }
    ]
    expect(await historyOf(posted)).toEqual(history)
    await rebuild({ db: board.db, vault: testVault, projections }, readModelVersion)
    expect(await historyOf(posted)).toEqual(history)
  })

  test('begins with the release of a job that was held', async () => {
    const posted = await postJob({ pay: monthly(1200) })
    await posted.hold(0)
    await posted.revise({ pay: monthly(1250) }, 1)
    await posted.release(3)
    await posted.revise({ pay: monthly(1300) }, 4)
    expect(await historyOf(posted)).toEqual([
      { kind: 'pay', at: atDay(4), from: monthly(1250), to: monthly(1300) },
      { kind: 'published', at: atDay(3) }
    ])
  })

  test('goes on after the release of a job that was public before it was held', async () => {
    const posted = await postJob({ pay: monthly(1200) })
    await posted.revise({ pay: monthly(1250) }, 1)
    await posted.hold(2, { wasShown: true })
    await posted.release(3, { wasShown: true })
    expect(await historyOf(posted)).toEqual([
      { kind: 'pay', at: atDay(1), from: monthly(1200), to: monthly(1250) },
      { kind: 'published', at: atDay(0) }
    ])
  })

  test('has no line for a revision that leaves pay and hours as they are', async () => {
    const posted = await postJob({ pay: monthly(1200), hours: { week: 40 } })
    await posted.revise({}, 1)
    await posted.revise({ pay: { period: 'mes', min: 1200 }, hours: { week: 40 } }, 2)
    expect(await historyOf(posted)).toEqual([{ kind: 'published', at: atDay(0) }])
  })

  test('says when hours were added or taken away', async () => {
    const posted = await postJob({ pay: monthly(1200) })
    await posted.revise({ hours: { week: 40 } }, 1)
    await posted.revise({ hours: null }, 2)
    expect(await historyOf(posted)).toEqual([
      { kind: 'hours', at: atDay(2), from: { week: 40 } },
      { kind: 'hours', at: atDay(1), to: { week: 40 } },
      { kind: 'published', at: atDay(0) }
    ])
  })

  test('says when a promise was made, changed or taken away', async () => {
    const posted = await postJob({ prueba: { days: 2 } })
    await posted.revise({ alta: true, prueba: { days: 3 } }, 1)
    await posted.revise({ alta: null, prueba: null }, 2)
    expect(await historyOf(posted)).toEqual([
      { kind: 'alta', at: atDay(2), from: true },
      { kind: 'prueba', at: atDay(2), from: { days: 3 } },
      { kind: 'alta', at: atDay(1), to: true },
      { kind: 'prueba', at: atDay(1), from: { days: 2 }, to: { days: 3 } },
      { kind: 'published', at: atDay(0) }
    ])
  })

  test('says when photos say that they show something else', async () => {
    const posted = await postJob({ pay: monthly(1200) })
    const show = (photos: JobPhoto[] | null, days: number) => posted.revise({}, days, { photos })
    const [yard, room] = [{ path: '/photos/a.webp' }, { path: '/photos/b.webp' }]
    await show([yard, room], 1)
    await show([yard, { ...room, of: 'vivienda' }], 2)
    await show(
      [
        { ...room, of: 'vivienda' },
        { ...yard, of: 'centro' }
      ],
      3
    )
    await posted.revise({}, 4)
    await show(null, 5)
    expect(await historyOf(posted)).toEqual([
      { kind: 'photos', at: atDay(5), from: ['vivienda', 'centro'] },
      { kind: 'photos', at: atDay(3), from: ['vivienda'], to: ['vivienda', 'centro'] },
      { kind: 'photos', at: atDay(2), to: ['vivienda'] },
      { kind: 'published', at: atDay(0) }
    ])
  })

  test('shows the last fifty of many changes, and the publication', async () => {
    const posted = await postJob({ pay: monthly(1000) })
    for (let days = 1; days <= 60; days++) await posted.revise({ pay: monthly(1000 + days) }, days)
    const history = await historyOf(posted)
    expect(history).toHaveLength(51)
    expect(history[0]).toMatchObject({ from: monthly(1059), to: monthly(1060) })
    expect(history.at(-1)).toEqual({ kind: 'published', at: atDay(0) })
  })

  test.each(['JobWithdrawn', 'JobErased', 'UserErased'] as const)('ends with %s', async type => {
    const posted = await postJob({ pay: monthly(1200) })
    await posted.revise({ pay: monthly(1250) }, 1)
    if (type === 'UserErased') {
      await seedEvents(board.db, user, posted.employerId, [
        { type, data: { id: posted.employerId } }
      ])
    } else await posted.end(type)
    expect(await board.db.query('SELECT FROM job_history WHERE job_id = $1', [posted.id])).toEqual(
      []
    )
    await board.db.transaction(tx => testVault.shredKey(tx, posted.employerId))
    const { differences } = await verify({ db: board.db, vault: testVault, projections })
    expect(differences.filter(({ table }) => table === 'job_history')).toEqual([])
  })
})
