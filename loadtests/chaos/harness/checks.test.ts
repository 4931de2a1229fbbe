import { describe, expect, test } from 'vitest'
import { checkExpiry } from './checks/check-expiry.ts'
import { checkAnswered, checkHistory, checkReads } from './checks/check-history.ts'
import { checkOrder } from './checks/check-order.ts'
import { checkUniqueness } from './checks/check-uniqueness.ts'
import type { Check } from './check.ts'
import type { OperationOutcome, Operation } from './history.ts'
import type { LoggedEvent } from './read-log.ts'

/** The names of the checks that do not hold, with their examples. */
const failed = (checks: Check[]) =>
  checks.flatMap(({ what, holds, examples }) => (holds ? [] : [[what, examples]]))
const failedNames = (checks: Check[]) => failed(checks).map(([what]) => what)

const at = '2026-03-02T10:00:00.000Z'
const place = { position: 1, stream: 'x', version: 1, at }

const operation = (mark: string, end?: OperationOutcome): Operation => ({
  no: 0,
  writer: 1,
  type: 'JobPosted',
  mark,
  began: 0,
  ...(end && { end })
})
const effect = (mark: string) => ({
  type: 'JobPosted',
  data: { id: `id-of-${mark}` },
  personal: { title: `Mozo ${mark}` }
})

describe('the history', () => {
  const [first, second] = ['m1-1', 'm1-2']
  const { ok, refused, unknown } = { ok: 'ok', refused: 'refused', unknown: 'unknown' } as const

  test.each<[string, Operation[], string[], unknown[]]>([
    [
      'that agrees with the log',
      [
        operation('m1-1', ok),
        operation('m1-2', refused),
        operation('m1-3', unknown),
        operation('m1-4', unknown),
        operation('m1-4', ok),
        operation('m1-5')
      ],
      ['m1-1', 'm1-3', 'm1-4'],
      []
    ],
    [
      'with an acknowledged operation that is lost',
      [operation(first, ok), operation(second, ok)],
      [first],
      [['acknowledged, not in the log', ['JobPosted m1-2']]]
    ],
    [
      'with a refused operation that has an effect',
      [operation(first, refused)],
      [first],
      [['refused, in the log', ['JobPosted m1-1']]]
    ],
    [
      'with two effects of an acknowledged key',
      [operation(first, ok)],
      [first, first],
      [['in the log more than once', ['JobPosted m1-1']]]
    ],
    [
      'with two effects of a key without a response',
      [operation(first, unknown)],
      [first, first],
      [['in the log more than once', ['JobPosted m1-1']]]
    ]
  ])('%s', (_, operations, effects, expected) => {
    expect(failed(checkHistory(operations, effects.map(effect)))).toEqual(expected)
  })

  test('with an effect without a response', () => {
    const operations = [
      operation('m1-1', unknown),
      operation('m1-2'),
      operation('m1-3', ok),
      operation('m1-4', unknown),
      operation('m1-4', ok)
    ]
    const log = ['m1-2', 'm1-3', 'm1-4'].map(effect)
    expect(failed([checkAnswered(operations, log)])).toEqual([
      ['effects without a response', ['JobPosted m1-2 no response']]
    ])
  })

  test('with a read that does not see an acknowledged write', () => {
    const read = { type: 'JobPosted', mark: 'm1-1' }
    expect(failed(checkReads([{ ...read, isVisible: true }]))).toEqual([])
    expect(failed(checkReads([{ ...read, isVisible: false }]))).toHaveLength(1)
  })
})

test.each<[object, string[]]>([
  [{}, []],
  [{ position: 3 }, ['holes in the positions']],
  [{ version: 3 }, ['holes in the versions']],
  [{ at: '2026-03-02T09:59:59.999Z' }, ['events before the one that they follow']]
])('the order of a second event with %j', (change, expected) => {
  const next = { ...place, position: 2, version: 2, ...change }
  expect(failedNames(checkOrder([place, next]))).toEqual(expected)
})

const registered = (id: string, username: string, email: string): LoggedEvent => ({
  ...place,
  type: 'UserRegistered',
  data: { id, userType: 'applicant', termsVersion: 1 },
  subject: id,
  personal: { username, email, fullName: 'Ana' }
})
const deleted = (id: string): LoggedEvent => ({
  ...place,
  type: 'UserSoftDeleted',
  data: { id, byAdmin: false },
  subject: id,
  personal: { reason: '' }
})
const published = (id: string): LoggedEvent => ({
  ...place,
  type: 'CandidateProfilePublished',
  data: { id, userId: 'ana' },
  subject: 'ana',
  personal: {
    fullName: 'Ana',
    age: 28,
    ageStated: true,
    contactPhone: '612345678',
    description: 'Amazona'
  }
})
const withdrawn = (id: string): LoggedEvent => ({
  ...place,
  type: 'CandidateProfileWithdrawn',
  data: { id, userId: 'ana' }
})
const applied = (id: string, applicantId?: string): LoggedEvent => ({
  ...place,
  type: 'ApplicationSubmitted',
  subject: 'ana',
  data: { id, jobId: 'mozo', employerId: 'soto', applicantId },
  personal: {
    coverLetter: '',
    applicantName: 'Ana',
    applicantEmail: 'ana@example.org',
    answers: []
  }
})
const answered = (id: string): LoggedEvent => ({
  ...place,
  type: 'ApplicationStatusChanged',
  data: { id, status: 'rejected' }
})
const takenBack = (id: string): LoggedEvent => ({
  ...place,
  type: 'ApplicationWithdrawn',
  data: { id }
})

test.each<[string[], LoggedEvent[]]>([
  [['names of two accounts at once'], [registered('1', 'ana', 'a'), registered('2', 'Ana', 'b')]],
  [['e-mails of two accounts at once'], [registered('1', 'ana', 'a'), registered('2', 'eva', 'a')]],
  [['second profiles of one person'], [published('1'), published('2')]],
  [['second applications to one job'], [applied('1', 'ana'), applied('2', 'ana')]],
  [['second applications to one job'], [applied('1'), applied('2')]],
  [[], [registered('1', 'ana', 'a'), deleted('1'), registered('2', 'ana', 'a')]],
  [[], [published('1'), withdrawn('1'), published('2')]],
  [[], [applied('1', 'ana'), applied('2', 'eva')]],
  [[], [applied('1', 'ana'), takenBack('1'), applied('2', 'ana')]],
  [
    ['second applications to one job'],
    [applied('1', 'ana'), answered('1'), takenBack('1'), applied('2', 'ana')]
  ]
])('uniqueness: %j', (expected, events) => {
  expect(failedNames(checkUniqueness(events))).toEqual(expected)
})

const jobIds = { id: 'mozo', employerId: 'soto' }
const posted = (expiryDate: string): LoggedEvent => ({
  ...place,
  type: 'JobPosted',
  subject: 'soto',
  data: { ...jobIds, jobType: 'Prácticas', expiryDate },
  personal: {
    title: 'Mozo',
    companyName: 'Soto',
    location: 'Segovia',
    description: 'Cuadra',
    contactPhone: '612345678',
    contactEmail: 'cuadra@example.org'
  }
})
const renewed = (expiryDate: string): LoggedEvent => ({
  ...place,
  type: 'JobRenewed',
  data: { ...jobIds, expiryDate },
  at
})
const expired = (at: string): LoggedEvent => ({ ...place, type: 'JobExpired', data: jobIds, at })
const [april, may] = ['2026-04-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z']

test.each<[string[], LoggedEvent[]]>([
  [[], [posted(april), expired(april)]],
  [[], [posted(april), renewed(may), expired(may)]],
  [['expiry dates that are not after thirty days'], [posted(may)]],
  [['expiry dates that are not after thirty days'], [posted(april), renewed(april)]],
  [['jobs that expired early'], [posted(april), expired('2026-04-01T09:59:59.999Z')]]
])('expiry: %j', (expected, events) => {
  expect(failedNames(checkExpiry(events))).toEqual(expected)
})
