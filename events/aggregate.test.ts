import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { fold, upcast } from './aggregate.ts'
import { job } from './jobs.ts'
import { user } from './users.ts'

const at = '2026-03-02T10:00:00.000Z'

describe('folding a history', () => {
  test('starts blank', () => {
    expect(fold(job, [])).toEqual({ state: 'unknown' })
  })

  test('adds up to what is so now', () => {
    const told = { id: 'j', employerId: 'e' }
    const history = [
      { type: 'JobPosted', data: { ...told, jobType: 'Prácticas', expiryDate: 'one' }, at },
      { type: 'JobExpired', data: told, at },
      { type: 'JobRenewed', data: { ...told, expiryDate: 'two' }, at }
    ]
    expect(fold(job, history.slice(0, 2))).toMatchObject({ state: 'expired', expiryDate: 'one' })
    expect(fold(job, history)).toEqual({ state: 'open', employerId: 'e', expiryDate: 'two' })
    const withdrawn = [...history, { type: 'JobWithdrawn', data: told, at }]
    expect(fold(job, withdrawn)).toEqual({ state: 'withdrawn', employerId: 'e' })
  })

  test('remembers since when an account is deleted', () => {
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

  test('is read in today’s words, step by step', () => {
    const today = { data: { place: 'Jerez', country: 'España' } }
    expect(upcast(schema, 1, { data: { town: 'Jerez' } })).toEqual(today)
    expect(upcast(schema, 2, { data: { place: 'Jerez' } })).toEqual(today)
    expect(upcast(schema, 3, today)).toEqual(today)
  })

  test('is an error when no step leads on', () => {
    expect(() => upcast({ ...schema, upcasts: {} }, 1, { data: {} })).toThrow('version 1')
  })
})
