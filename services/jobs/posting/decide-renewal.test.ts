import { day, hour } from '#events/units.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { ana, yeguada } from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { renewJob } from './decide-renewal.ts'
import { isRenewalOffered } from '../shared/expiry.ts'
import { heldJobNotRenewed, hiddenJobNotRenewed } from '../shared/refusals.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const expired: JobEvent = { type: 'JobExpired', data: owned }
const renewedTo = (expiryDate: string): JobEvent => ({
  type: 'JobRenewed',
  data: { ...owned, expiryDate }
})
const reopenedUntil = (expiryDate: string): JobEvent => ({
  type: 'JobRenewed',
  data: { ...owned, expiryDate, isReopened: true }
})

const postedOn = new Date('2026-03-02T10:00:00.000Z')
const end = new Date('2026-04-01T10:00:00.000Z')

/** No event where the renewal is refused. */
function renewIfAllowed(state: Job, now: Date): JobEvent[] {
  try {
    return renewJob(state, 'job', yeguada, now)
  } catch (error) {
    expect(error).toMatchObject({ status: 409 })
    return []
  }
}

const expiryOf = (state: Job) => ('expiryDate' in state ? state.expiryDate : '')

describe('renewing a job', () => {
  test('before it expires adds thirty days to its expiry', () => {
    given(job, posted)
      .when(state => renewJob(state, 'job', yeguada, postedOn))
      .yields(renewedTo('2026-05-01T10:00:00.000Z'))
  })

  test('after it expired sets its expiry to thirty days from now', () => {
    given(job, posted)
      .when(state => renewJob(state, 'job', yeguada, new Date('2026-06-10T08:00:00.000Z')))
      .yields(reopenedUntil('2026-07-10T08:00:00.000Z'))
  })

  test('is accepted after its expiry was recorded', () => {
    given(job, posted, expired)
      .when(state => renewJob(state, 'job', yeguada, end))
      .yields(reopenedUntil('2026-05-01T10:00:00.000Z'))
  })

  test('is refused while more than thirty days are left, until that day begins in Madrid', () => {
    const renewed = [posted, renewedTo('2026-05-01T10:00:00.000Z')]
    given(job, ...renewed)
      .when(state => renewJob(state, 'job', yeguada, new Date('2026-03-31T21:59:59.999Z')))
      .refuses(409, 'Podrás renovar este anuncio desde el 1 de abril de 2026.')
    given(job, ...renewed)
      .when(state => renewJob(state, 'job', yeguada, new Date('2026-03-31T22:00:00.000Z')))
      .yields(renewedTo('2026-05-31T10:00:00.000Z'))
  })
})

describe('renewing a job that is not shown', () => {
  const hidden: JobEvent = {
    type: 'JobHidden',
    data: { ...owned, reason: 'falso' },
    subject: 'yeguada',
    personal: { note: '' }
  }
  const held: JobEvent = { type: 'JobHeld', data: { ...owned, signals: [] } }

  test('is refused while the operator hides it', () => {
    given(job, posted, hidden)
      .when(state => renewJob(state, 'job', yeguada, end))
      .refuses(409, hiddenJobNotRenewed.message)
  })

  test('is refused while it is held', () => {
    given(job, posted, held)
      .when(state => renewJob(state, 'job', yeguada, end))
      .refuses(409, heldJobNotRenewed.message)
  })

  test('brings a contact back that was removed', () => {
    const contact = { contactPhone: '612345678', contactEmail: 'yeguada@example.org' }
    given(job, posted, expired)
      .when(state => renewJob(state, 'job', yeguada, end, contact))
      .yields(
        { type: 'JobRevised', data: owned, subject: 'yeguada', personal: contact },
        reopenedUntil('2026-05-01T10:00:00.000Z')
      )
  })
})

describe('the renewal of a job', () => {
  const expiryDate = end.toISOString()

  test('is offered in its last seven days and after its expiry', () => {
    const offeredFrom = Date.parse('2026-03-25T10:00:00.000Z')
    expect(isRenewalOffered({ expiryDate }, offeredFrom - 1)).toBe(false)
    expect(isRenewalOffered({ expiryDate }, offeredFrom)).toBe(true)
    expect(isRenewalOffered({ expiryDate }, end.getTime() + 1)).toBe(true)
  })

  test('never makes it end later than sixty days after today', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 45 * 24 }), { maxLength: 12 }), waits => {
        const events: JobEvent[] = [posted]
        let now = postedOn
        for (const hours of waits) {
          now = new Date(now.getTime() + hours * hour)
          const renewed = renewIfAllowed(stateAfter(job, ...events), now)
          events.push(...renewed)
          const ends = Date.parse(expiryOf(stateAfter(job, ...events)))
          expect(dayOf(new Date(ends - 60 * day)) <= dayOf(now)).toBe(true)
        }
      })
    )
  })
})

test('renewing a job is refused to applicants', () => {
  given(job, jobPosted('job', 'ana'))
    .when(state => renewJob(state, 'job', { ...ana, id: 'luis' }, postedOn))
    .refuses(403, 'No tienes permisos para editar este anuncio.')
})
