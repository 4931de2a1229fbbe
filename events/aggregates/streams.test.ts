import { expect, test } from 'vitest'
import { accountArchive } from './account-archives.ts'
import { type Aggregate, fold, stateChangingTypes, UnknownEvent } from './aggregate.ts'
import { alert } from './alerts.ts'
import { application } from './applications.ts'
import { candidateProfile } from './candidate-profiles.ts'
import { candidateVisibility } from './candidate-visibility.ts'
import { caseId, moderationCase } from './cases.ts'
import { employerVerification } from './employer-verifications.ts'
import { aggregates, eventSchemas } from './event-schemas.ts'
import { guest } from './guests.ts'
import { job } from './jobs.ts'
import { message } from './messages.ts'
import { pastReadings } from './past-readings.ts'
import { savedJobs } from './saved-jobs.ts'
import { user } from './users.ts'

const at = '2026-03-02T10:00:00.000Z'

/** The names stand in stored events: they stay. */
test.each<[string, Pick<Aggregate<unknown, never>, 'stream' | 'initialState'>, unknown]>([
  ['user-x', user, { state: 'unknown' }],
  ['employer-x', employerVerification, { isTaxIdChecked: false, isSeen: false }],
  ['guest-x', guest, { state: 'known' }],
  ['job-x', job, { state: 'unknown' }],
  ['application-x', application, { state: 'unknown' }],
  ['saved-jobs-x', savedJobs, { ids: [] }],
  ['candidate-profile-x', candidateProfile, { state: 'unknown' }],
  ['candidate-visibility-x', candidateVisibility, { visibleTo: 'everyone', blocks: [] }],
  ['message-x', message, { state: 'unknown' }],
  ['alert-x', alert, { state: 'unknown' }],
  ['case-x', moderationCase, { state: 'unknown' }],
  ['archive-x', accountArchive, { isHeld: false }],
  ['past-x', pastReadings, null]
])('the stream %s begins', (name, aggregate, initialState) => {
  expect(aggregate.stream('x')).toBe(name)
  expect(aggregate.initialState).toEqual(initialState)
})

test('every aggregate has a stream of its own', () => {
  const names = aggregates.map(({ stream }) => stream('x'))
  expect(new Set(names).size).toBe(names.length)
  expect(caseId('job', 'one')).toBe('job-one')
})

test('the events with a key of their own are those whose text can go while its person stays', () => {
  const withKey = Object.entries(eventSchemas).flatMap(([type, { hasOwnKey }]) =>
    hasOwnKey ? [[type, hasOwnKey]] : []
  )
  expect(Object.fromEntries(withKey)).toEqual({
    JobDrafted: true,
    JobDraftRevised: true,
    JobPosted: true,
    JobRevised: true,
    JobClosed: true,
    JobHidden: true,
    JobShown: true,
    ApplicationSubmitted: true,
    ApplicationRewritten: true,
    ApplicationAnswered: true,
    CandidateProfilePublished: true,
    CandidateProfileRevised: true,
    CandidateProfileHidden: true,
    CandidateProfileShown: true,
    MessageSent: true,
    MessageHidden: true,
    MessageShown: true,
    ReportWritten: ['id', 'reportId'],
    ReportedContentRecorded: ['id', 'reportId', 'ownerId'],
    ReasonsStated: ['id', 'revision'],
    AppealWritten: ['id', 'revision', 'appellantId']
  })
})

test('a job that is not saved any more leaves the others', () => {
  const saved = (type: string, id: string) => ({ type, schemaVersion: 1, data: { id }, at })
  const history = [saved('JobSaved', 'one'), saved('JobSaved', 'two'), saved('JobUnsaved', 'one')]
  expect(fold(savedJobs, history)).toEqual({ ids: ['two'] })
})

test('a fold reads the event types that change a state', () => {
  expect(stateChangingTypes(accountArchive)).toEqual(['ArchiveHeld', 'ArchiveReleased'])
  expect(stateChangingTypes(savedJobs)).toEqual(['JobSaved', 'JobUnsaved'])
})

test('an event of a later program says which it is', () => {
  const read = (type: string, schemaVersion: number) => () =>
    fold(guest, [{ type, schemaVersion, data: {}, at }])
  expect(read('GuestErased', 2)).toThrow(
    new UnknownEvent('version 2 of an event, of which 1 is the last known')
  )
  expect(read('GuestErased', 0)).toThrow('no upcast from version 0')
  expect(read('GuestMoved', 1)).toThrow(new UnknownEvent('unknown event type GuestMoved'))
})
