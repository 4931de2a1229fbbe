import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { fold, upcast } from './aggregate.ts'
import { job } from './jobs.ts'
import { user } from './users.ts'

const at = '2026-03-02T10:00:00.000Z'

describe('folding the events of a stream', () => {
  test('starts with the initial state', () => {
    expect(fold(job, [])).toEqual({ state: 'unknown' })
  })

  test('gives the current state', () => {
    const ids = { id: 'j', employerId: 'e' }
    const history = [
      { type: 'JobPosted', data: { ...ids, jobType: 'Prácticas', expiryDate: 'one' }, at },
      { type: 'JobExpired', data: ids, at },
      { type: 'JobRenewed', data: { ...ids, expiryDate: 'two' }, at }
    ]
    expect(fold(job, history.slice(0, 2))).toMatchObject({ state: 'expired', expiryDate: 'one' })
    expect(fold(job, history)).toEqual({ state: 'open', employerId: 'e', expiryDate: 'two' })
    const withdrawn = [...history, { type: 'JobWithdrawn', data: ids, at }]
    expect(fold(job, withdrawn)).toEqual({ state: 'withdrawn', employerId: 'e' })
  })

  test('gives the instant at which an account was deleted', () => {
    const history = [
      { type: 'UserRegistered', data: { id: 'u', userType: 'applicant' }, at },
      { type: 'UserSoftDeleted', data: { id: 'u', byAdmin: false }, at: 'later' }
    ]
    expect(fold(user, history)).toEqual({ state: 'deleted', since: 'later', archived: false })
  })
})

describe('an event of an older version', () => {
  const schema = {
    version: 3,
    data: z.object({ place: z.string(), country: z.string() }),
    upcasts: {
      1: (old: { data: object }) => ({ data: { place: (old.data as { town: string }).town } }),
      2: (old: { data: object }) => ({ data: { ...old.data, country: 'España' } })
    }
  }

  test('is upcast to the current version, step by step', () => {
    const today = { data: { place: 'Jerez', country: 'España' } }
    expect(upcast(schema, 1, { data: { town: 'Jerez' } })).toEqual(today)
    expect(upcast(schema, 2, { data: { place: 'Jerez' } })).toEqual(today)
    expect(upcast(schema, 3, today)).toEqual(today)
  })

  test('is an error when an upcast is missing', () => {
    expect(() => upcast({ ...schema, upcasts: {} }, 1, { data: {} })).toThrow('version 1')
  })
})
