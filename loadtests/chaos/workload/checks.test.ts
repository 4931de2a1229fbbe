import { expect, test } from 'vitest'
import { checkExpiry } from './check-expiry.ts'
import { checkAnswered, checkHistory, checkReads } from './check-history.ts'
import { checkOrder } from './check-order.ts'
import { checkUniqueness } from './check-uniqueness.ts'
import type { Check } from './check.ts'
import type { OperationOutcome, Operation } from './history.ts'
import type { LoggedEvent } from './read-log.ts'

/** What a checker found to be wrong, and where. */
const broken = (findings: Check[]) =>
  findings.flatMap(({ what, holds, examples }) => (holds ? [] : [[what, examples]]))

const at = '2026-03-02T10:00:00.000Z'
const place = { position: 1, stream: 'x', version: 1, at }

let no = 0
const operation = (mark: string, end?: OperationOutcome): Operation => ({
  ...{ no: no++, writer: 1, type: 'JobPosted', mark, began: 0 },
  ...(end && { end })
})
const ad = (mark: string) => ({
  type: 'JobPosted',
  data: { id: `id-of-${mark}` },
  personal: { title: `Mozo ${mark}` }
})

test('a history that the log bears out is left alone', () => {
  const operations = [
    ...[operation('m1-1', 'ok'), operation('m1-2', 'refused'), operation('m1-3', 'unknown')],
    ...[operation('m1-4', 'unknown'), operation('m1-4', 'ok'), operation('m1-5')]
  ]
  const events = [ad('m1-1'), ad('m1-3'), ad('m1-4')]
  expect(broken(checkHistory(operations, events))).toEqual([])
})

test('what was acknowledged and is missing is found', () => {
  const operations = [operation('m1-1', 'ok'), operation('m1-2', 'ok')]
  expect(broken(checkHistory(operations, [ad('m1-1')]))).toEqual([
    ['acknowledged, not in the log', ['JobPosted m1-2']]
  ])
})

test('what was refused and is there is found', () => {
  expect(broken(checkHistory([operation('m1-1', 'refused')], [ad('m1-1')]))).toEqual([
    ['refused, in the log', ['JobPosted m1-1']]
  ])
})

test('two effects of one key are found, whether it was answered or not', () => {
  for (const end of ['ok', 'unknown'] as const) {
    const twice = [ad('m1-1'), ad('m1-1')]
    expect(broken(checkHistory([operation('m1-1', end)], twice))).toEqual([
      ['in the log more than once', ['JobPosted m1-1']]
    ])
  }
})

test('what was done without an answer is found', () => {
  const operations = [
    ...[operation('m1-1', 'unknown'), operation('m1-2'), operation('m1-3', 'ok')],
    ...[operation('m1-4', 'unknown'), operation('m1-4', 'ok')]
  ]
  expect(broken([checkAnswered(operations, [ad('m1-2'), ad('m1-3'), ad('m1-4')])])).toEqual([
    ['carried out without an answer', ['JobPosted m1-2 no answer']]
  ])
})

test('a read that does not see what was acknowledged is found', () => {
  const sight = { type: 'JobPosted', mark: 'm1-1' }
  expect(broken(checkReads([{ ...sight, isVisible: true }]))).toEqual([])
  expect(broken(checkReads([{ ...sight, isVisible: false }]))).toHaveLength(1)
})

test('holes, and a time that goes back within a stream, are found', () => {
  const next = { ...place, position: 2, version: 2 }
  expect(broken(checkOrder([place, next]))).toEqual([])
  const wrong: [object, string][] = [
    [{ position: 3 }, 'holes in the positions'],
    [{ version: 3 }, 'holes in the versions'],
    [{ at: '2026-03-02T09:59:59.999Z' }, 'events before the one that they follow']
  ]
  for (const [change, what] of wrong) {
    expect(broken(checkOrder([place, { ...next, ...change }])).map(([what]) => what)).toEqual([
      what
    ])
  }
})

const registered = (id: string, username: string, email: string): LoggedEvent => ({
  ...place,
  type: 'UserRegistered',
  data: { id, userType: 'applicant' },
  subject: id,
  personal: { username, email, fullName: 'Ana' }
})
const gone = (id: string): LoggedEvent => ({
  ...{ ...place, type: 'UserSoftDeleted', data: { id, byAdmin: false }, subject: id },
  personal: { reason: '' }
})
const published = (id: string): LoggedEvent => ({
  ...{ ...place, type: 'CandidateProfilePublished', data: { id, userId: 'ana' }, subject: 'ana' },
  personal: { fullName: 'Ana', age: 28, contactPhone: '612345678', description: 'Amazona' }
})
const withdrawn = (id: string): LoggedEvent => ({
  ...{ ...place, type: 'CandidateProfileWithdrawn', data: { id, userId: 'ana' } }
})
const applied = (id: string, applicantId?: string): LoggedEvent => ({
  ...{ ...place, type: 'ApplicationSubmitted', subject: 'ana' },
  data: { id, jobId: 'ad', employerId: 'soto', applicantId },
  personal: { coverLetter: '', applicantName: 'Ana', applicantEmail: 'ana@example.org' }
})

test('a name, an e-mail, a profile or an application that is there twice is found', () => {
  const wrong: [LoggedEvent[], string][] = [
    [[registered('1', 'ana', 'a'), registered('2', 'Ana', 'b')], 'names of two accounts at once'],
    [[registered('1', 'ana', 'a'), registered('2', 'eva', 'a')], 'e-mails of two accounts at once'],
    [[published('1'), published('2')], 'second profiles of one person'],
    [[applied('1', 'ana'), applied('2', 'ana')], 'second applications to one ad'],
    [[applied('1'), applied('2')], 'second applications to one ad']
  ]
  for (const [facts, what] of wrong) {
    expect(broken(checkUniqueness(facts)).map(([what]) => what)).toEqual([what])
  }
})

test('a name that was left, and a profile that was withdrawn, may be taken again', () => {
  const facts = [
    ...[registered('1', 'ana', 'a'), gone('1'), registered('2', 'ana', 'a')],
    ...[published('1'), withdrawn('1'), published('2'), applied('1', 'ana'), applied('2', 'eva')]
  ]
  expect(broken(checkUniqueness(facts))).toEqual([])
})

const belongs = { id: 'ad', employerId: 'soto' }
const posted = (expiryDate: string): LoggedEvent => ({
  ...{ ...place, type: 'JobPosted', subject: 'soto' },
  data: { ...belongs, jobType: 'Prácticas', expiryDate },
  personal: {
    ...{ title: 'Mozo', companyName: 'Soto', location: 'Segovia', description: 'Cuadra' },
    ...{ contactPhone: '612345678', contactEmail: 'cuadra@example.org' }
  }
})
const renewed = (at: string, expiryDate: string): LoggedEvent => ({
  ...{ ...place, type: 'JobRenewed', data: { ...belongs, expiryDate }, at }
})
const expired = (at: string): LoggedEvent => ({ ...place, type: 'JobExpired', data: belongs, at })
const [april, may] = ['2026-04-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z']

test('an end by the rule is left alone', () => {
  expect(broken(checkExpiry([posted(april), expired(april)]))).toEqual([])
  expect(broken(checkExpiry([posted(april), renewed(at, may), expired(may)]))).toEqual([])
})

test('an end by another rule, and an ad that ends too early, are found', () => {
  const wrong: [LoggedEvent[], string][] = [
    [[posted(may)], 'ends that are not after thirty days'],
    [[posted(april), renewed(at, april)], 'ends that are not after thirty days'],
    [[posted(april), expired('2026-04-01T09:59:59.999Z')], 'ads that ended before their end']
  ]
  for (const [facts, what] of wrong) {
    expect(broken(checkExpiry(facts)).map(([what]) => what)).toEqual([what])
  }
})
