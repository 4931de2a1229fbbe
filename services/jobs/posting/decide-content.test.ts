import { describe, expect, test } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { activeUser, yeguada } from '#test/builders/event-fixtures.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { given, stateAfter } from '#test/events/given.ts'
import type { PostJob, ReviseJob } from './contract.ts'
import { postJob, reviseJob } from './decide.ts'

const posted = jobPosted('job', 'yeguada')
const owned = { id: 'job', employerId: 'yeguada' }
const now = new Date('2026-03-02T10:00:00.000Z')
const { location: _, ...withoutLocation } = jobRequest
const unknownPlace = expect.objectContaining({
  message: 'El municipio no existe',
  errors: [expect.objectContaining({ field: 'place' })]
})
const pay = { disclosed: 'ahora', min: 1400, period: 'mes' } as unknown as NonNullable<
  PostJob['pay']
>

describe('the place of a job', () => {
  const post = (changes: Partial<PostJob>) =>
    postJob(
      stateAfter(job),
      'job',
      { ...withoutLocation, ...changes } as PostJob,
      yeguada,
      activeUser,
      now
    )

  test('names its location and its province', () => {
    expect(post({ place: '40194' })).toMatchObject([
      { data: { province: '40' }, personal: { place: '40194', location: 'Segovia, Segovia' } }
    ])
  })

  test('may be missing', () => {
    const [event] = post({})
    expect(event?.data).toMatchObject({ province: undefined })
    expect(event).toMatchObject({ personal: { location: '' } })
  })

  test('has to exist', () => {
    expect(() => post({ place: '99999' })).toThrow(unknownPlace)
    expect(() => reviseJob(stateAfter(job, posted), 'job', { place: '99999' }, yeguada)).toThrow(
      unknownPlace
    )
  })
})

test('the pay of a job is what it says', () => {
  const [event] = postJob(
    stateAfter(job),
    'job',
    { ...jobRequest, pay } as PostJob,
    yeguada,
    activeUser,
    now
  )
  expect(event?.data).toMatchObject({ pay })
})

describe('revising a job', () => {
  const later = { disclosed: 'antes-de-la-entrevista' }
  test.each([
    ['a title', { title: 'Mozo de yeguada' }, {}, { title: 'Mozo de yeguada' }],
    ['another place', { place: '11020' }, { province: '11' }, { place: '11020' }],
    ['no place', { place: null }, { province: null }, { place: null }],
    ['no pay', { pay: null }, { pay: later }, {}],
    ['its pay', { pay }, { pay }, {}],
    [
      'a choice and texts',
      { housing: null, requirements: 'Carné B' },
      { housing: null },
      {
        requirements: 'Carné B'
      }
    ]
  ] as [string, ReviseJob, object, object][])('to have %s', (_, request, data, personal) => {
    given(job, posted)
      .when((state: Job) => reviseJob(state, 'job', request, yeguada))
      .yields({
        type: 'JobRevised',
        data: { ...owned, ...data },
        subject: 'yeguada',
        personal
      } as JobEvent)
  })

  test('has no event when nothing is named', () => {
    given(job, posted)
      .when(state => reviseJob(state, 'job', {}, yeguada))
      .yields()
  })
})
