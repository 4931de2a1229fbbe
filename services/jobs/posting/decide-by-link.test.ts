import { describe, test } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given } from '#test/events/given.ts'
import { closeByLink, renewByLink } from './decide-by-link.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const end = Date.parse('2026-04-01T10:00:00.000Z')
const now = new Date('2026-03-28T10:00:00.000Z')
const renewed: JobEvent = {
  type: 'JobRenewed',
  data: { ...owned, expiryDate: '2026-05-01T10:00:00.000Z' }
}
const closed: JobEvent = {
  type: 'JobClosed',
  data: { ...owned, outcome: 'aqui', isAnswered: false },
  subject: 'yeguada',
  personal: {}
}

describe('the link of an e-mail', () => {
  const renew = (state: Job) => renewByLink(state, 'job', end, now)
  const close = (state: Job) => closeByLink(state, 'job', end, { outcome: 'aqui' })

  test('renews or closes the job for its employer', () => {
    given(job, posted).when(renew).yields(renewed)
    given(job, posted).when(close).yields(closed)
    given(job, posted, closed).when(close).yields()
  })

  test('brings a contact back that was removed', () => {
    const contact = { contactPhone: '612345678', contactEmail: 'yeguada@example.org' }
    given(job, posted)
      .when(state => renewByLink(state, 'job', end, now, contact))
      .yields({ type: 'JobRevised', data: owned, subject: 'yeguada', personal: contact }, renewed)
  })

  test.each([
    ['renewed', [posted, renewed]],
    ['withdrawn', [posted, { type: 'JobWithdrawn', data: owned }]],
    ['unknown', []]
  ] as [string, JobEvent[]][])('is over once the job is %s', (_, past) => {
    for (const use of [renew, close]) {
      given(job, ...past)
        .when(use)
        .refuses(410, 'Este enlace ya no sirve: el anuncio ha cambiado desde ese correo.')
    }
  })
})
