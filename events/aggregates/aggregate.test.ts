import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { type Aggregate, fold, UnknownEvent, upcast } from './aggregate.ts'
import { job } from './jobs.ts'
import { newUser, user } from './users.ts'

const at = '2026-03-02T10:00:00.000Z'
const schemaVersion = 1

describe('folding the events of a stream', () => {
  test('starts with the initial state', () => {
    expect(fold(job, [])).toEqual({ state: 'unknown' })
  })

  test('gives the current state', () => {
    const ids = { id: 'j', employerId: 'e' }
    const history = [
      { type: 'JobPosted', data: { ...ids, jobType: 'Prácticas', expiryDate: 'one' } },
      { type: 'JobExpired', data: ids },
      { type: 'JobRenewed', data: { ...ids, expiryDate: 'two' } }
    ].map(event => ({ ...event, schemaVersion, at }))
    expect(fold(job, history.slice(0, 2))).toMatchObject({ state: 'expired', expiryDate: 'one' })
    expect(fold(job, history)).toEqual({
      state: 'open',
      employerId: 'e',
      expiryDate: 'two',
      isHidden: false,
      isHeld: false,
      signals: [],
      wasShown: false
    })
    const withdrawn = [...history, { type: 'JobWithdrawn', data: ids, schemaVersion, at }]
    expect(fold(job, withdrawn)).toEqual({ state: 'withdrawn', employerId: 'e' })
  })

  test('gives the instant at which an account was deleted', () => {
    const history = [
      { type: 'UserRegistered', data: { id: 'u', userType: 'applicant' }, schemaVersion, at },
      {
        type: 'UserSoftDeleted',
        data: { id: 'u', byAdmin: false },
        schemaVersion,
        at: 'later'
      }
    ]
    expect(fold(user, history)).toEqual({
      state: 'deleted',
      since: 'later',
      archived: false,
      isByAdmin: false,
      before: newUser('applicant')
    })
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
    expect(upcast(schema, 1, { data: { town: 'Jerez' } }, at)).toEqual(today)
    expect(upcast(schema, 2, { data: { place: 'Jerez' } }, at)).toEqual(today)
    expect(upcast(schema, 3, today, at)).toEqual(today)
  })

  test('is an error when an upcast is missing', () => {
    expect(() => upcast({ ...schema, upcasts: {} }, 1, { data: {} }, at)).toThrow('version 1')
  })

  const stable: Aggregate<object[], { type: 'Moved'; data: object }> = {
    stream: id => `stable-${id}`,
    schemas: { Moved: schema },
    initialState: [],
    evolve: (places, { data }) => [...places, data]
  }

  test('is upcast before it is folded', () => {
    const history = [
      { type: 'Moved', schemaVersion: 1, data: { town: 'Jerez' }, at },
      { type: 'Moved', schemaVersion: 3, data: { place: 'Ávila', country: 'España' }, at }
    ]
    expect(fold(stable, history)).toEqual([
      { place: 'Jerez', country: 'España' },
      { place: 'Ávila', country: 'España' }
    ])
  })

  test.each([
    ['Moved', 4],
    ['Sold', 1]
  ])('of a later program is not folded: %s version %i', (type, version) => {
    const history = [{ type, schemaVersion: version, data: {}, at }]
    expect(() => fold(stable, history)).toThrow(UnknownEvent)
  })
})
