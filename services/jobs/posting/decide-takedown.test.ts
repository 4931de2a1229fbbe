import { describe, expect, test } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import { hideJob, holdJob, releaseJob, showJob } from './decide-takedown.ts'

const ids = { id: 'job', employerId: 'yeguada' }
const signals = ['iban' as const]
const posted = jobPosted('job', 'yeguada')
const held: JobEvent = { type: 'JobHeld', data: { ...ids, signals } }
const heldLater: JobEvent = { type: 'JobHeld', data: { ...ids, signals, wasShown: true } }
const renewed: JobEvent = {
  type: 'JobRenewed',
  data: { ...ids, expiryDate: '2026-05-01T10:00:00.000Z' }
}
const released = (expiryDate: string, more: { wasShown?: true } = {}): JobEvent => ({
  type: 'JobReleased',
  data: { ...ids, expiryDate, ...more }
})
const now = new Date('2026-03-04T10:00:00.000Z')
const thirtyDaysLater = '2026-04-03T10:00:00.000Z'

describe('the release of a held job', () => {
  test('begins its thirty days', () => {
    given(job, posted, held)
      .when(state => releaseJob(state, 'job', now))
      .yields(released(thirtyDaysLater))
  })

  test('says that the job was public before a revision had it held', () => {
    given(job, posted, heldLater)
      .when(state => releaseJob(state, 'job', now))
      .yields(released(thirtyDaysLater, { wasShown: true }))
  })

  test('takes no day from a job that was renewed before', () => {
    given(job, posted, renewed, heldLater)
      .when(state => releaseJob(state, 'job', now))
      .yields(released('2026-05-01T10:00:00.000Z', { wasShown: true }))
  })

  test('that is undone leaves the job as new as it was', () => {
    given(job, posted, held, released(thirtyDaysLater))
      .when(state => holdJob(state, 'job'))
      .yields(held)
    given(job, posted, heldLater, released(thirtyDaysLater, { wasShown: true }))
      .when(state => holdJob(state, 'job'))
      .yields(heldLater)
  })

  test('brings no job back that ended meanwhile', () => {
    const closed: JobEvent = {
      type: 'JobClosed',
      data: { ...ids, outcome: 'aqui', isAnswered: false },
      subject: 'yeguada',
      personal: {}
    }
    given(job, posted, held, closed)
      .when(state => releaseJob(state, 'job', now))
      .yields(released('2026-04-01T10:00:00.000Z'))
    expect(releaseJob({ state: 'unknown' }, 'job', now)).toEqual([])
  })
})

describe('holding and hiding a job', () => {
  const withdrawn: JobEvent = { type: 'JobWithdrawn', data: ids }
  const note = { subject: 'yeguada', personal: { note: 'Pide dinero' } }
  const hidden: JobEvent = { type: 'JobHidden', data: { ...ids, reason: 'falso' }, ...note }
  const shown: JobEvent = { type: 'JobShown', data: ids, ...note }
  const hide = (state: Job) => hideJob(state, 'job', { reason: 'falso', note: 'Pide dinero' })
  const show = (state: Job) => showJob(state, 'job', 'Pide dinero')
  const hold = (state: Job) => holdJob(state, 'job')
  const release = (state: Job) => releaseJob(state, 'job', now)

  test.each([
    ['hides it', [posted], hide, [hidden]],
    ['does not hide it twice', [posted, hidden], hide, []],
    ['hides it again', [posted, hidden, shown], hide, [hidden]],
    ['shows it again', [posted, hidden], show, [shown]],
    ['does not show what is shown', [posted], show, []],
    ['hides nothing that is withdrawn', [posted, withdrawn], hide, []],
    ['shows nothing that is withdrawn', [posted, hidden, withdrawn], show, []],
    ['does not hold it twice', [posted, held], hold, []],
    ['holds nothing that is withdrawn', [posted, withdrawn], hold, []],
    ['does not release what is not held', [posted], release, []],
    ['releases nothing that is withdrawn', [posted, held, withdrawn], release, []]
  ] as [string, JobEvent[], (state: Job) => JobEvent[], JobEvent[]][])(
    '%s',
    (_, past, command, events) => {
      given(job, ...past)
        .when(command)
        .yields(...events)
    }
  )
})
