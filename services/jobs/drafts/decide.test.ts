import { describe, expect, test } from 'vitest'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { invalidRequest } from '#services/platform/http/errors/refusals.ts'
import type { Actor } from '#services/auth/permissions/permissions.ts'
import { activeUser, deletedUser, picadero, yeguada } from '#test/builders/event-fixtures.ts'
import { given, stateAfter } from '#test/events/given.ts'
import { jobPosted } from '#test/events/event-builders.ts'
import { jobRequest } from '#test/builders/api-fixtures.ts'
import * as decide from '../posting/decide.ts'
import { withdrawJob, closeJob, expireJob } from '../posting/decide-end.ts'
import { renewJob } from '../posting/decide-renewal.ts'
import { hideJob } from '../posting/decide-takedown.ts'
import { isLive } from '../posting/job-state.ts'
import {
  deleteDraft,
  deleteOldDraft,
  draftJob,
  parseDraft,
  publishDraft,
  requireDraftLimit,
  reviseDraft
} from './decide.ts'

const owned = { id: 'job', employerId: 'yeguada' }
const noContent = { content: {} }
const drafted: JobEvent = {
  type: 'JobDrafted',
  data: owned,
  subject: 'yeguada',
  personal: noContent
}
const deleted: JobEvent = { type: 'JobDraftDeleted', data: owned }
const posted = jobPosted('job', 'yeguada')
const withdrawn: JobEvent = { type: 'JobWithdrawn', data: owned }
const now = new Date('2026-03-02T10:00:00.000Z')

const notThere = 'El anuncio que intentas editar no existe.'
const noDraft = 'Este borrador ya no existe.'
const notOwner = 'No tienes permisos para editar este anuncio.'
const stillDraft = 'Este anuncio es un borrador: publícalo antes.'

describe('drafting a job', () => {
  test('keeps what is said as it is, where an erasure reaches all of it', () => {
    const content = { title: 'Mo', place: 'Vejer', boxes: 'dos' }
    given(job)
      .when(state => draftJob(state, 'job', content, yeguada, activeUser))
      .yields({ type: 'JobDrafted', data: owned, subject: 'yeguada', personal: { content } })
  })

  test('is refused to a deleted account, and under an id in use', () => {
    const attempt = (state = stateAfter(job), employer = activeUser) =>
      draftJob(state, 'job', {}, yeguada, employer)
    expect(() => attempt(undefined, deletedUser)).toThrow(/./)
    expect(() => attempt(stateAfter(job, drafted))).toThrow('Este anuncio ya existe')
  })
})

describe('revising a draft', () => {
  test('holds what changes; null clears', () => {
    const content = { title: null, place: null }
    given(job, drafted)
      .when(state => reviseDraft(state, 'job', content, yeguada))
      .yields({ type: 'JobDraftRevised', data: owned, subject: 'yeguada', personal: { content } })
  })

  test('has no event when nothing is named', () => {
    expect(reviseDraft(stateAfter(job, drafted), 'job', {}, yeguada)).toEqual([])
  })
})

describe.each([
  ['revising', (state: Job, by: Actor) => reviseDraft(state, 'job', { title: 'Otro' }, by)],
  ['deleting', (state: Job, by: Actor) => deleteDraft(state, 'job', by)]
])('%s a draft', (_, change) => {
  test.each([
    ['a draft of another employer', [drafted], picadero, 404, noDraft],
    ['a deleted draft', [drafted, deleted], yeguada, 404, noDraft],
    ['a job that was withdrawn', [posted, withdrawn], yeguada, 410, notThere],
    ['a job that is posted', [posted], yeguada, 409, 'Este anuncio ya está publicado.'],
    ['the job of another employer', [posted], picadero, 403, notOwner]
  ] as const)('is refused for %s', (_, past, by, status, message) => {
    given(job, ...past)
      .when(state => change(state, by))
      .refuses(status, message)
  })
})

describe('publishing a draft', () => {
  const read = (content: object) => () => parseDraft(content)
  const publish = (past: JobEvent[], content: object, by: Actor = yeguada) =>
    publishDraft(stateAfter(job, ...past), 'job', read(content), by, activeUser, now)

  test('posts the job under the same id, for thirty days', () => {
    const events = publish([drafted], { id: 'job', savedAt: '2026', ...jobRequest })
    expect(events).toMatchObject([
      deleted,
      {
        type: 'JobPosted',
        data: { ...owned, expiryDate: '2026-04-01T10:00:00.000Z' },
        personal: { title: jobRequest.title }
      }
    ])
    expect(events[1]?.data).not.toHaveProperty('savedAt')
    expect(stateAfter(job, drafted, ...events)).toMatchObject({ state: 'open', isHidden: false })
  })

  test('names everything that is missing', () => {
    const attempt = () => publish([drafted], { title: 'Mozo' })
    expect(attempt).toThrow(
      expect.objectContaining({
        status: 400,
        message: 'El título debe tener al menos 5 caracteres'
      })
    )
  })

  test('has no event when it was published already', () => {
    expect(publish([drafted, deleted, posted], {})).toEqual([])
  })

  test('is refused when the draft is no object', () => {
    expect(() => parseDraft([])).toThrow(
      expect.objectContaining({ status: 400, message: invalidRequest.message })
    )
  })

  test('is refused to others: of a draft they learn nothing', () => {
    const asPicadero = (past: JobEvent[]) => () => publish(past, jobRequest, picadero)
    expect(asPicadero([drafted])).toThrow(expect.objectContaining({ status: 404 }))
    expect(asPicadero([posted])).toThrow(expect.objectContaining({ status: 403 }))
  })
})

describe('a draft', () => {
  test('is deleted by its owner, as if it had never been', () => {
    given(job, drafted)
      .when(state => deleteDraft(state, 'job', yeguada))
      .yields(deleted)
    expect(stateAfter(job, drafted, deleted)).toEqual(job.initialState)
  })

  test.each([
    ['revised as a job', state => decide.reviseJob(state, 'job', { title: 'Otro' }, yeguada)],
    ['renewed', state => renewJob(state, 'job', yeguada, now)],
    ['closed', state => closeJob(state, 'job', { outcome: 'aqui', message: undefined }, yeguada)]
  ] satisfies [string, (state: Job) => JobEvent[]][])('is not %s', (_, action) => {
    given(job, drafted).when(action).refuses(409, stillDraft)
  })

  test('is not withdrawn as a job: its owner learns where drafts are deleted', () => {
    given(job, drafted)
      .when(state => withdrawJob(state, 'job', yeguada))
      .refuses(409, 'Este anuncio es un borrador: elimínalo desde «Mis empleos».')
    given(job, drafted)
      .when(state => withdrawJob(state, 'job', picadero))
      .refuses(404, notThere)
  })

  test('is not hidden, shown or expired', () => {
    const state = stateAfter(job, drafted)
    expect(hideJob(state, 'job', { reason: 'falso' })).toEqual([])
    expect(expireJob(state, 'job', now)).toEqual([])
    expect(isLive(state, now)).toBe(false)
  })

  test('is deleted at the end of the storage term, and a job is not', () => {
    given(job, drafted)
      .when(state => deleteOldDraft(state, 'job'))
      .yields(deleted)
    given(job, posted)
      .when(state => deleteOldDraft(state, 'job'))
      .yields()
  })

  test('is one of twenty at most', () => {
    expect(() => requireDraftLimit(20)).not.toThrow()
    expect(() => requireDraftLimit(21)).toThrow('Puedes guardar 20 borradores como máximo.')
  })
})
