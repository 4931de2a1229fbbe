import { describe, expect, test } from 'vitest'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { job } from '#events/aggregates/jobs.ts'
import {
  activeUser,
  deletedUser,
  picadero,
  unknownUser,
  yeguada
} from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import type { PostJob } from './contract.ts'
import * as decide from './decide.ts'
import { renewJob } from './decide-renewal.ts'
import { closeJob, withdrawJob } from './decide-end.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const withdrawn: JobEvent = { type: 'JobWithdrawn', data: owned }

const postedOn = new Date('2026-03-02T10:00:00.000Z')
const request = jobRequest as PostJob & { location: string }
const payLater = { pay: { disclosed: 'antes-de-la-entrevista' as const } }

const notYours = 'No tienes permisos para editar este anuncio.'
const notThere = 'El anuncio que intentas editar no existe.'

describe('posting a job', () => {
  test('creates a job that expires after thirty days', () => {
    const { jobType, experience, ...personal } = request
    given(job)
      .when(state => decide.postJob(state, 'job', request, yeguada, activeUser, postedOn))
      .yields({
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

describe('editing a job', () => {
  test('changes its content and leaves its expiry unchanged', () => {
    const { jobType, experience, ...personal } = request
    given(job, posted)
      .when(state => decide.reviseJob(state, 'job', request, yeguada))
      .yields({
        type: 'JobRevised',
        data: { ...owned, jobType, experience },
        subject: 'yeguada',
        personal
      })
  })
})

describe.each([
  [
    'renewing',
    (
      state: ReturnType<typeof stateAfter<typeof job.initialState, JobEvent>>,
      by: typeof picadero
    ) => renewJob(state, 'job', by, postedOn)
  ],
  ['closing', (state, by) => closeJob(state, 'job', { outcome: 'aqui' }, by)],
  ['editing', (state, by) => decide.reviseJob(state, 'job', request, by)],
  ['withdrawing', (state, by) => withdrawJob(state, 'job', by)]
] satisfies [string, (state: typeof job.initialState, by: typeof picadero) => JobEvent[]][])(
  '%s a job',
  (_, command) => {
    test('is refused to all but its owner', () => {
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
