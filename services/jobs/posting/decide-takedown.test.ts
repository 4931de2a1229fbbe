import { describe, expect, test } from 'vitest'
import { job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import { holdJob, releaseJob } from './decide-takedown.ts'

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
