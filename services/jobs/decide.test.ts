import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Job, type JobEvent, type JobOutcome, job } from '#events/jobs.ts'
import {
  activeUser,
  ana,
  deletedUser,
  picadero,
  unknownUser,
  yeguada
} from '#test/event-fixtures.ts'
import { given, stateAfter } from '#test/given.ts'
import { jobRequest } from '#test/api-fixtures.ts'
import { jobPosted } from '#test/event-builders.ts'
import type { PostJob } from './contract.ts'
import * as decide from './decide.ts'
import { isRenewalOffered } from './limits.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const expired: JobEvent = { type: 'JobExpired', data: owned }
const withdrawn: JobEvent = { type: 'JobWithdrawn', data: owned }
const renewedTo = (expiryDate: string): JobEvent => ({
  type: 'JobRenewed',
  data: { ...owned, expiryDate }
})

const postedOn = new Date('2026-03-02T10:00:00.000Z')
const lastMoment = new Date('2026-04-01T09:59:59.999Z')
const end = new Date('2026-04-01T10:00:00.000Z')
const request = jobRequest as PostJob & { location: string }

const payLater = { pay: { told: 'antes-de-la-entrevista' as const } }

/** No event where the renewal is refused. */
function renewIfAllowed(state: Job, now: Date): JobEvent[] {
  try {
    return decide.renewJob(state, 'job', yeguada, now)
  } catch (error) {
    expect(error).toMatchObject({ status: 409 })
    return []
  }
}

const expiryOf = (state: Job) => ('expiryDate' in state ? state.expiryDate : '')

const notYours = 'No tienes permisos para editar este anuncio.'
const notThere = 'El anuncio que intentas editar no existe.'

describe('posting a job', () => {
  test('creates a job that expires after thirty days', () => {
    const { jobType, experience, ...personal } = request
    given(job)
      .when(state => decide.postJob(state, 'job', request, yeguada, activeUser, postedOn))
      .says({
        type: 'JobPosted',
        data: {
          ...owned,
          ...payLater,
          jobType,
          experience,
          expiryDate: '2026-04-01T10:00:00.000Z'
        },
        subject: 'yeguada',
        personal
      })
  })

  test('counts thirty days across the change to summer time', () => {
    const summer = new Date('2026-03-28T23:30:00.000Z')
    const [event] = decide.postJob(stateAfter(job), 'job', request, yeguada, activeUser, summer)
    expect(event?.data).toMatchObject({ expiryDate: '2026-04-27T23:30:00.000Z' })
  })

  test('is refused when the employer’s account was deleted', () => {
    for (const gone of [deletedUser, unknownUser]) {
      given(job)
        .when(state => decide.postJob(state, 'job', request, yeguada, gone, postedOn))
        .refuses(401, 'Usuario no autenticado')
    }
  })

  test('is refused when the id is in use', () => {
    given(job, posted)
      .when(state => decide.postJob(state, 'job', request, yeguada, activeUser, postedOn))
      .refuses(409, 'Este anuncio ya existe')
  })
})

describe('renewing a job', () => {
  test('before it expires adds thirty days to its expiry', () => {
    given(job, posted)
      .when(state => decide.renewJob(state, 'job', yeguada, postedOn))
      .says(renewedTo('2026-05-01T10:00:00.000Z'))
  })

  test('after it expired sets its expiry to thirty days from now', () => {
    given(job, posted)
      .when(state => decide.renewJob(state, 'job', yeguada, new Date('2026-06-10T08:00:00.000Z')))
      .says(renewedTo('2026-07-10T08:00:00.000Z'))
  })

  test('is accepted after its expiry was recorded', () => {
    given(job, posted, expired)
      .when(state => decide.renewJob(state, 'job', yeguada, end))
      .says(renewedTo('2026-05-01T10:00:00.000Z'))
  })

  test('is refused while more than thirty days are left', () => {
    const renewed = [posted, renewedTo('2026-05-01T10:00:00.000Z')]
    given(job, ...renewed)
      .when(state => decide.renewJob(state, 'job', yeguada, new Date('2026-04-01T09:59:59.999Z')))
      .refuses(409, 'Podrás renovar este anuncio desde el 1 de abril de 2026.')
    given(job, ...renewed)
      .when(state => decide.renewJob(state, 'job', yeguada, new Date('2026-04-01T10:00:00.000Z')))
      .says(renewedTo('2026-05-31T10:00:00.000Z'))
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

  test('never makes it end more than sixty days from now', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 45 * 24 }), { maxLength: 12 }), waits => {
        const events: JobEvent[] = [posted]
        let now = postedOn
        for (const hours of waits) {
          now = new Date(now.getTime() + hours * 3_600_000)
          const renewed = renewIfAllowed(stateAfter(job, ...events), now)
          events.push(...renewed)
          const ends = Date.parse(expiryOf(stateAfter(job, ...events)))
          expect(ends - now.getTime()).toBeLessThanOrEqual(60 * 86_400_000)
        }
      })
    )
  })
})

describe('editing a job', () => {
  test('changes its content and leaves its expiry unchanged', () => {
    const { jobType, experience, ...personal } = request
    given(job, posted)
      .when(state => decide.reviseJob(state, 'job', request, yeguada))
      .says({
        type: 'JobRevised',
        data: { ...owned, jobType, experience },
        subject: 'yeguada',
        personal
      })
  })
})

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
        .when(state => decide.closeJob(state, 'job', { outcome: 'otra-via' }, yeguada))
        .says(closed({ outcome: 'otra-via' }))
      given(job, ...past)
        .when(state => decide.closeJob(state, 'job', { outcome: 'aqui', message: answer }, yeguada))
        .says(closed({ answer }))
    }
  })

  test('records nothing when it is repeated, and is refused with another outcome or answer', () => {
    const past = [posted, closed()]
    given(job, ...past)
      .when(state => decide.closeJob(state, 'job', { outcome: 'aqui' }, yeguada))
      .says()
    for (const request of [
      { outcome: 'sin-cubrir' } as const,
      { outcome: 'aqui', message: answer } as const
    ]) {
      given(job, ...past)
        .when(state => decide.closeJob(state, 'job', request, yeguada))
        .refuses(409, alreadyClosed)
    }
  })

  test('ends it: no renewal, no change, no expiry, no applications', () => {
    const past = [posted, closed()]
    given(job, ...past)
      .when(state => decide.renewJob(state, 'job', yeguada, end))
      .refuses(409, alreadyClosed)
    given(job, ...past)
      .when(state => decide.reviseJob(state, 'job', request, yeguada))
      .refuses(409, alreadyClosed)
    given(job, ...past)
      .when(state => decide.expireJob(state, 'job', end))
      .says()
    expect(decide.isLive(stateAfter(job, ...past), postedOn)).toBe(false)
    given(job, ...past)
      .when(state => decide.withdrawJob(state, 'job', yeguada))
      .says(withdrawn)
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
        .when(state => decide.withdrawJob(state, 'job', yeguada))
        .says(withdrawn)
    }
  })
})

describe.each([
  [
    'renewing',
    (
      state: ReturnType<typeof stateAfter<typeof job.initialState, JobEvent>>,
      by: typeof picadero
    ) => decide.renewJob(state, 'job', by, postedOn)
  ],
  ['closing', (state, by) => decide.closeJob(state, 'job', { outcome: 'aqui' }, by)],
  ['editing', (state, by) => decide.reviseJob(state, 'job', request, by)],
  ['withdrawing', (state, by) => decide.withdrawJob(state, 'job', by)]
] satisfies [string, (state: typeof job.initialState, by: typeof picadero) => JobEvent[]][])(
  '%s a job',
  (_, command) => {
    test('is refused to anyone but its owner', () => {
      given(job, posted)
        .when(state => command(state, picadero))
        .refuses(403, notYours)
    })

    test('is refused when the job does not exist', () => {
      given(job)
        .when(state => command(state, picadero))
        .refuses(404, notThere)
    })

    test('is refused when the job was withdrawn', () => {
      given(job, posted, withdrawn)
        .when(state => command(state, picadero))
        .refuses(410, notThere)
    })
  }
)

describe('the expiry of a job', () => {
  test('is recorded at its instant, and not before', () => {
    given(job, posted)
      .when(state => decide.expireJob(state, 'job', lastMoment))
      .says()
    given(job, posted)
      .when(state => decide.expireJob(state, 'job', end))
      .says(expired)
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
        .when(state => decide.expireJob(state, 'job', end))
        .says()
    }
  })

  test('follows the clock, whether an event recorded it or not', () => {
    expect(decide.isLive(stateAfter(job, posted), lastMoment)).toBe(true)
    expect(decide.isLive(stateAfter(job, posted), end)).toBe(false)
    expect(decide.isLive(stateAfter(job, posted, expired), postedOn)).toBe(false)
    expect(decide.isLive(stateAfter(job, posted, withdrawn), postedOn)).toBe(false)
    expect(decide.isLive(stateAfter(job), postedOn)).toBe(false)
    const renewed = stateAfter(job, posted, expired, renewedTo('2026-05-01T10:00:00.000Z'))
    expect(decide.isLive(renewed, end)).toBe(true)
  })
})

test('renewing a job is refused to applicants', () => {
  given(job, jobPosted('job', 'ana'))
    .when(state => decide.renewJob(state, 'job', { ...ana, id: 'luis' }, postedOn))
    .refuses(403, notYours)
})
