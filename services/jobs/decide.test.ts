import { describe, expect, test } from 'vitest'
import { type JobEvent, job } from '#events/jobs.ts'
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

const ad = jobPosted('ad', 'yeguada')
const owned = { id: 'ad', employerId: 'yeguada' }
const expired: JobEvent = { type: 'JobExpired', data: owned }
const withdrawn: JobEvent = { type: 'JobWithdrawn', data: owned }
const renewedTo = (expiryDate: string): JobEvent => ({
  type: 'JobRenewed',
  data: { ...owned, expiryDate }
})

const postedOn = new Date('2026-03-02T10:00:00.000Z')
const lastMoment = new Date('2026-04-01T09:59:59.999Z')
const end = new Date('2026-04-01T10:00:00.000Z')
const request = jobRequest as PostJob

const notYours = 'No tienes permisos para editar este anuncio.'
const notThere = 'El anuncio que intentas editar no existe.'

describe('posting an ad', () => {
  test('makes one that lasts thirty days', () => {
    const { jobType, experience, ...personal } = request
    given(job)
      .when(state => decide.postJob(state, 'ad', request, yeguada, activeUser, postedOn))
      .says({
        type: 'JobPosted',
        data: { ...owned, jobType, experience, expiryDate: '2026-04-01T10:00:00.000Z' },
        subject: 'yeguada',
        personal
      })
  })

  test('lasts thirty days over the change of the clocks and over February', () => {
    const summer = new Date('2026-03-28T23:30:00.000Z')
    const [fact] = decide.postJob(stateAfter(job), 'ad', request, yeguada, activeUser, summer)
    expect(fact?.data).toMatchObject({ expiryDate: '2026-04-27T23:30:00.000Z' })
  })

  test('is refused to whoever deleted their account meanwhile', () => {
    for (const gone of [deletedUser, unknownUser]) {
      given(job)
        .when(state => decide.postJob(state, 'ad', request, yeguada, gone, postedOn))
        .refuses(401, 'Usuario no autenticado')
    }
  })

  test('is refused under an id that is taken', () => {
    given(job, ad)
      .when(state => decide.postJob(state, 'ad', request, yeguada, activeUser, postedOn))
      .refuses(409, 'Este anuncio ya existe')
  })
})

describe('renewing an ad', () => {
  test('before its end adds thirty days to the end', () => {
    given(job, ad)
      .when(state => decide.renewJob(state, 'ad', yeguada, postedOn))
      .says(renewedTo('2026-05-01T10:00:00.000Z'))
  })

  test('after its end gives thirty days from now', () => {
    given(job, ad)
      .when(state => decide.renewJob(state, 'ad', yeguada, new Date('2026-06-10T08:00:00.000Z')))
      .says(renewedTo('2026-07-10T08:00:00.000Z'))
  })

  test('works whether its end was recorded or not', () => {
    given(job, ad, expired)
      .when(state => decide.renewJob(state, 'ad', yeguada, end))
      .says(renewedTo('2026-05-01T10:00:00.000Z'))
  })

  test('adds up when it is done twice', () => {
    given(job, ad, renewedTo('2026-05-01T10:00:00.000Z'))
      .when(state => decide.renewJob(state, 'ad', yeguada, postedOn))
      .says(renewedTo('2026-05-31T10:00:00.000Z'))
  })
})

describe('editing an ad', () => {
  test('changes its words and leaves its end alone', () => {
    const { jobType, experience, ...personal } = request
    given(job, ad)
      .when(state => decide.reviseJob(state, 'ad', request, yeguada))
      .says({
        type: 'JobRevised',
        data: { ...owned, jobType, experience },
        subject: 'yeguada',
        personal
      })
  })
})

describe('withdrawing an ad', () => {
  test('ends it, whether it had expired or not', () => {
    for (const past of [[ad], [ad, expired]]) {
      given(job, ...past)
        .when(state => decide.withdrawJob(state, 'ad', yeguada))
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
    ) => decide.renewJob(state, 'ad', by, postedOn)
  ],
  ['editing', (state, by) => decide.reviseJob(state, 'ad', request, by)],
  ['withdrawing', (state, by) => decide.withdrawJob(state, 'ad', by)]
] satisfies [string, (state: typeof job.initialState, by: typeof picadero) => JobEvent[]][])(
  '%s an ad',
  (_, ask) => {
    test('is refused to anyone but its owner', () => {
      given(job, ad)
        .when(state => ask(state, picadero))
        .refuses(403, notYours)
    })

    test('is refused when there is none', () => {
      given(job)
        .when(state => ask(state, picadero))
        .refuses(404, notThere)
    })

    test('is refused once it was withdrawn', () => {
      given(job, ad, withdrawn)
        .when(state => ask(state, picadero))
        .refuses(410, notThere)
    })
  }
)

describe('the end of an ad', () => {
  test('is recorded when its time has come, and not a moment before', () => {
    given(job, ad)
      .when(state => decide.expireJob(state, 'ad', lastMoment))
      .says()
    given(job, ad)
      .when(state => decide.expireJob(state, 'ad', end))
      .says(expired)
  })

  test('is recorded once, and never for one that is withdrawn, renewed or unknown', () => {
    const pasts = [[], [ad, expired], [ad, withdrawn], [ad, renewedTo('2026-05-01T10:00:00.000Z')]]
    for (const past of pasts) {
      given(job, ...past)
        .when(state => decide.expireJob(state, 'ad', end))
        .says()
    }
  })

  test('comes by the clock, whatever the log says', () => {
    expect(decide.isLive(stateAfter(job, ad), lastMoment)).toBe(true)
    expect(decide.isLive(stateAfter(job, ad), end)).toBe(false)
    expect(decide.isLive(stateAfter(job, ad, expired), postedOn)).toBe(false)
    expect(decide.isLive(stateAfter(job, ad, withdrawn), postedOn)).toBe(false)
    expect(decide.isLive(stateAfter(job), postedOn)).toBe(false)
    const renewed = stateAfter(job, ad, expired, renewedTo('2026-05-01T10:00:00.000Z'))
    expect(decide.isLive(renewed, end)).toBe(true)
  })
})

test('an applicant never owns an ad', () => {
  given(job, jobPosted('ad', 'ana'))
    .when(state => decide.renewJob(state, 'ad', { ...ana, id: 'luis' }, postedOn))
    .refuses(403, notYours)
})
