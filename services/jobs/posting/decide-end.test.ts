import { describe, expect, test } from 'vitest'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { JobOutcome } from '#events/job-content/outcomes.ts'
import { job } from '#events/aggregates/jobs.ts'
import { yeguada } from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import type { PostJob } from './contract.ts'
import * as decide from './decide.ts'
import {
  closeJob,
  correctExpiry,
  eraseJob,
  expireJob,
  removeContact,
  withdrawJob
} from './decide-end.ts'
import { renewJob } from './decide-renewal.ts'
import { isLive } from './job-state.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const expired: JobEvent = { type: 'JobExpired', data: owned }
const corrected: JobEvent = { type: 'JobExpiryCorrected', data: owned }
const withdrawn: JobEvent = { type: 'JobWithdrawn', data: owned }
const renewedTo = (expiryDate: string): JobEvent => ({
  type: 'JobRenewed',
  data: { ...owned, expiryDate }
})

const postedOn = new Date('2026-03-02T10:00:00.000Z')
const lastMoment = new Date('2026-04-01T09:59:59.999Z')
const end = new Date('2026-04-01T10:00:00.000Z')
const request = jobRequest as PostJob & { location: string }

describe('closing a job', () => {
  const closed = (changes: { outcome?: JobOutcome; answer?: string } = {}): JobEvent => {
    const { outcome = 'aqui', answer } = changes
    const data = { ...owned, outcome, isAnswered: answer !== undefined }
    return { type: 'JobClosed', data, subject: 'yeguada', personal: { answer } }
  }
  const answer = 'Ya hemos cubierto el puesto.'
  const alreadyClosed = 'Este puesto ya está cerrado. Publica una copia para buscar otra vez.'

  test('records how it was filled, and the answer to those who wait', () => {
    for (const past of [[posted], [posted, expired]]) {
      given(job, ...past)
        .when(state => closeJob(state, 'job', { outcome: 'otra-via' }, yeguada))
        .yields(closed({ outcome: 'otra-via' }))
      given(job, ...past)
        .when(state => closeJob(state, 'job', { outcome: 'aqui', message: answer }, yeguada))
        .yields(closed({ answer }))
    }
  })

  test('records nothing when it is repeated, and is refused with another outcome or answer', () => {
    const past = [posted, closed()]
    given(job, ...past)
      .when(state => closeJob(state, 'job', { outcome: 'aqui' }, yeguada))
      .yields()
    for (const request of [
      { outcome: 'sin-cubrir' } as const,
      { outcome: 'aqui', message: answer } as const
    ]) {
      given(job, ...past)
        .when(state => closeJob(state, 'job', request, yeguada))
        .refuses(409, alreadyClosed)
    }
  })

  test('ends it: no renewal, no change, no expiry, no applications', () => {
    const past = [posted, closed()]
    given(job, ...past)
      .when(state => renewJob(state, 'job', yeguada, end))
      .refuses(409, alreadyClosed)
    given(job, ...past)
      .when(state => decide.reviseJob(state, 'job', request, yeguada))
      .refuses(409, alreadyClosed)
    given(job, ...past)
      .when(state => expireJob(state, 'job', end))
      .yields()
    expect(isLive(stateAfter(job, ...past), postedOn)).toBe(false)
    given(job, ...past)
      .when(state => withdrawJob(state, 'job', yeguada))
      .yields(withdrawn)
  })

  test('lets the operator hide it and show it again', () => {
    const hidden: JobEvent = {
      type: 'JobHidden',
      data: { ...owned, reason: 'falso' },
      subject: 'yeguada',
      personal: {}
    }
    const shown = stateAfter(job, posted, closed(), hidden, {
      ...hidden,
      type: 'JobShown',
      data: owned
    })
    expect(shown).toMatchObject({ state: 'closed', isHidden: false })
  })
})

describe('withdrawing a job', () => {
  test('is recorded, whether it had expired or not', () => {
    for (const past of [[posted], [posted, expired]]) {
      given(job, ...past)
        .when(state => withdrawJob(state, 'job', yeguada))
        .yields(withdrawn)
    }
  })
})

describe('the expiry of a job', () => {
  test('is recorded at its instant, and not before', () => {
    given(job, posted)
      .when(state => expireJob(state, 'job', lastMoment))
      .yields()
    given(job, posted)
      .when(state => expireJob(state, 'job', end))
      .yields(expired)
  })

  test('is recorded once, and never for a job that is withdrawn, renewed or unknown', () => {
    const histories = [
      [],
      [posted, expired],
      [posted, withdrawn],
      [posted, renewedTo('2026-05-01T10:00:00.000Z')]
    ]
    for (const past of histories) {
      given(job, ...past)
        .when(state => expireJob(state, 'job', end))
        .yields()
    }
  })

  test('follows the clock, whether an event recorded it or not', () => {
    expect(isLive(stateAfter(job, posted), lastMoment)).toBe(true)
    expect(isLive(stateAfter(job, posted), end)).toBe(false)
    expect(isLive(stateAfter(job, posted, expired), postedOn)).toBe(false)
    expect(isLive(stateAfter(job, posted, withdrawn), postedOn)).toBe(false)
    expect(isLive(stateAfter(job), postedOn)).toBe(false)
    const renewed = stateAfter(job, posted, expired, renewedTo('2026-05-01T10:00:00.000Z'))
    expect(isLive(renewed, end)).toBe(true)
  })
})

describe('an expiry that was recorded before its date', () => {
  test('is undone while the date lies ahead', () => {
    given(job, posted, expired)
      .when(state => correctExpiry(state, 'job', lastMoment))
      .yields(corrected)
    given(job, posted, expired)
      .when(state => correctExpiry(state, 'job', end))
      .yields()
    const undone = stateAfter(job, posted, expired, corrected)
    expect(isLive(undone, lastMoment)).toBe(true)
    expect(isLive(undone, end)).toBe(false)
  })

  test('is undone once, and can be recorded again', () => {
    given(job, posted, expired, corrected)
      .when(state => correctExpiry(state, 'job', lastMoment))
      .yields()
    given(job, posted, expired, corrected)
      .when(state => expireJob(state, 'job', end))
      .yields(expired)
  })

  test('is no matter of a job that is live, closed, withdrawn or unknown', () => {
    const closed: JobEvent = {
      type: 'JobClosed',
      data: { ...owned, outcome: 'aqui', isAnswered: false },
      subject: 'yeguada',
      personal: {}
    }
    for (const past of [[], [posted], [posted, expired, closed], [posted, expired, withdrawn]]) {
      given(job, ...past)
        .when(state => correctExpiry(state, 'job', lastMoment))
        .yields()
    }
    expect(stateAfter(job, posted, expired, closed, corrected)).toMatchObject({ state: 'closed' })
  })
})

describe('the end of the storage term of a job', () => {
  const erased: JobEvent = { type: 'JobErased', data: { id: 'job' } }
  const closed: JobEvent = {
    type: 'JobClosed',
    data: { ...owned, outcome: 'aqui', isAnswered: false },
    subject: 'yeguada',
    personal: {}
  }
  const drafted: JobEvent = {
    type: 'JobDrafted',
    data: owned,
    subject: 'yeguada',
    personal: { content: {} }
  }

  test.each([
    ['withdrawn', [posted, withdrawn], postedOn, [erased]],
    ['closed', [posted, closed], postedOn, [erased]],
    ['over', [posted], end, [erased]],
    ['live', [posted], lastMoment, []],
    ['a draft', [drafted], end, []],
    ['erased', [posted, withdrawn, erased], end, []],
    ['unknown', [], end, []]
  ] as [string, JobEvent[], Date, JobEvent[]][])('of one that is %s', (_, past, now, events) => {
    given(job, ...past)
      .when(state => eraseJob(state, 'job', now))
      .yields(...events)
  })

  test('comes earlier for its contact', () => {
    const removed: JobEvent = { type: 'JobContactRemoved', data: owned }
    const contactOver = new Date('2026-05-01T10:00:00.000Z')
    given(job, posted, expired)
      .when(state => removeContact(state, 'job', contactOver))
      .yields(removed)
    given(job, posted, expired)
      .when(state => removeContact(state, 'job', new Date(contactOver.getTime() - 1)))
      .yields()
    given(job, posted, withdrawn)
      .when(state => removeContact(state, 'job', contactOver))
      .yields()
  })
})
