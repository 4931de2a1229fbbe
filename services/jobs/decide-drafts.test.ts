import { describe, expect, test } from 'vitest'
import { type Job, type JobEvent, job } from '#events/aggregates/jobs.ts'
import { activeUser, deletedUser, picadero, yeguada } from '#test/event-fixtures.ts'
import { given, stateAfter } from '#test/given.ts'
import { jobPosted } from '#test/event-builders.ts'
import { jobRequest } from '#test/api-fixtures.ts'
import * as decide from './decide.ts'
import { draftJob, publishDraft, requireDraftLimit, reviseDraft } from './decide-drafts.ts'

const owned = { id: 'job', employerId: 'yeguada' }
const drafted: JobEvent = { type: 'JobDrafted', data: owned, subject: 'yeguada', personal: {} }
const deleted: JobEvent = { type: 'JobDraftDeleted', data: owned }
const posted = jobPosted('job', 'yeguada')
const now = new Date('2026-03-02T10:00:00.000Z')
const draft = { draft: true } as const

const notThere = 'El anuncio que intentas editar no existe.'
const stillDraft = 'Este anuncio es un borrador: publícalo antes.'

describe('drafting a job', () => {
  test('keeps what is said, without a place of its own for the rest', () => {
    const request = { ...draft, title: 'Mo', place: '11020', boxes: 2 }
    given(job)
      .when(state => draftJob(state, 'job', request, yeguada, activeUser))
      .yields({
        type: 'JobDrafted',
        data: { ...owned, boxes: 2, province: '11' },
        subject: 'yeguada',
        personal: { title: 'Mo', place: '11020' }
      })
  })

  test('is refused to a deleted account, for an unknown municipality, and under an id in use', () => {
    const attempt = (state = stateAfter(job), place?: string, employer = activeUser) =>
      draftJob(state, 'job', { ...draft, place }, yeguada, employer)
    expect(() => attempt(undefined, undefined, deletedUser)).toThrow(/./)
    expect(() => attempt(undefined, '99999')).toThrow('municipio')
    expect(() => attempt(stateAfter(job, drafted))).toThrow('Este anuncio ya existe')
  })
})

describe('revising a draft', () => {
  test('holds what changes; null clears', () => {
    given(job, drafted)
      .when(state => reviseDraft(state, 'job', { ...draft, title: null, place: null }, yeguada))
      .yields({
        type: 'JobDraftRevised',
        data: { ...owned, province: null },
        subject: 'yeguada',
        personal: { title: null, place: null }
      })
  })

  test('has no event when nothing is named', () => {
    expect(reviseDraft(stateAfter(job, drafted), 'job', draft, yeguada)).toEqual([])
  })

  test.each([
    ['a draft of another employer', [drafted], picadero, 404, notThere],
    ['a deleted draft', [drafted, deleted], yeguada, 404, notThere],
    ['a job that is posted', [posted], yeguada, 409, 'Este anuncio ya está publicado.']
  ] as const)('is refused for %s', (_, past, by, status, message) => {
    given(job, ...past)
      .when(state => reviseDraft(state, 'job', { ...draft, title: 'Otro' }, by))
      .refuses(status, message)
  })
})

describe('publishing a draft', () => {
  const publish = (past: JobEvent[], content: object | undefined, by = yeguada) =>
    publishDraft(stateAfter(job, ...past), 'job', content, by, activeUser, now)

  test('posts the job under the same id, for thirty days', () => {
    const events = publish([drafted], { ...draft, id: 'job', ...jobRequest })
    expect(events).toMatchObject([
      deleted,
      {
        type: 'JobPosted',
        data: { ...owned, expiryDate: '2026-04-01T10:00:00.000Z' },
        personal: { title: jobRequest.title }
      }
    ])
    expect(events[1]?.data).not.toHaveProperty('draft')
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
    expect(publish([drafted, deleted, posted], undefined)).toEqual([])
  })

  test('is refused to others: of a draft they learn nothing', () => {
    const asPicadero = (past: JobEvent[]) => () =>
      publishDraft(stateAfter(job, ...past), 'job', jobRequest, picadero, activeUser, now)
    expect(asPicadero([drafted])).toThrow(expect.objectContaining({ status: 404 }))
    expect(asPicadero([posted])).toThrow(expect.objectContaining({ status: 403 }))
  })
})

describe('a draft', () => {
  test('is deleted by its owner, as if it had never been', () => {
    given(job, drafted)
      .when(state => decide.withdrawJob(state, 'job', yeguada))
      .yields(deleted)
    expect(stateAfter(job, drafted, deleted)).toEqual(job.initialState)
    given(job, drafted)
      .when(state => decide.withdrawJob(state, 'job', picadero))
      .refuses(404, notThere)
  })

  test.each([
    ['revised as a job', state => decide.reviseJob(state, 'job', { title: 'Otro' }, yeguada)],
    ['renewed', state => decide.renewJob(state, 'job', yeguada, now)],
    [
      'closed',
      state => decide.closeJob(state, 'job', { outcome: 'aqui', message: undefined }, yeguada)
    ]
  ] satisfies [string, (state: Job) => JobEvent[]][])('is not %s', (_, action) => {
    given(job, drafted).when(action).refuses(409, stillDraft)
  })

  test('is not hidden, shown or expired', () => {
    const state = stateAfter(job, drafted)
    expect(decide.hideJob(state, 'job', { reason: 'falso' })).toEqual([])
    expect(decide.expireJob(state, 'job', now)).toEqual([])
    expect(decide.isLive(state, now)).toBe(false)
  })

  test('is one of twenty at most', () => {
    expect(() => requireDraftLimit(20)).not.toThrow()
    expect(() => requireDraftLimit(21)).toThrow('Puedes guardar 20 borradores como máximo.')
  })
})
