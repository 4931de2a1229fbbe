import { describe, expect, test } from 'vitest'
import { accountArchive } from './account-archives.ts'
import { type Aggregate, fold } from './aggregate.ts'
import { alert } from './alerts.ts'
import { application } from './applications.ts'
import { candidateProfile } from './candidate-profiles.ts'
import { candidateVisibility } from './candidate-visibility.ts'
import { moderationCase } from './cases.ts'
import { employerVerification } from './employer-verifications.ts'
import { guest } from './guests.ts'
import { job } from './jobs.ts'
import { message } from './messages.ts'
import { pastReadings } from './past-readings.ts'
import { savedJobs } from './saved-jobs.ts'
import { user } from './users.ts'

const at = '2026-03-02T10:00:00.000Z'

/** The state after events of these types, each with the same data. */
function stateAfter<State>(
  aggregate: Aggregate<State, never>,
  types: readonly string[],
  data: object = {}
): State {
  return fold(
    aggregate,
    types.map(type => ({ type, schemaVersion: 1, data, at }))
  )
}

const activeUser = {
  state: 'active',
  userType: 'employer',
  accessVersion: 1,
  emailVersion: 1,
  isEmailConfirmed: false,
  isEmailChanging: false,
  stoppedMail: [],
  language: 'es',
  isPageHidden: false
}
const postedJob = {
  state: 'open',
  employerId: 'yeguada',
  expiryDate: 'end',
  isHidden: false,
  isHeld: false,
  signals: [],
  wasShown: false
}
const submitted = {
  state: 'submitted',
  employerId: 'yeguada',
  applicant: { userId: 'ana' },
  status: 'pending',
  left: null,
  unseenBy: 'employer',
  sentAt: at,
  talk: 'none',
  isAskedAgain: false,
  revision: 1
}
const published = { state: 'published', userId: 'ana', isHidden: false, releases: {} }
const sent = { state: 'sent', senderId: 'yeguada', receiverId: 'ana', isHidden: false }
const data = {
  id: 'one',
  userId: 'ana',
  userType: 'employer',
  employerId: 'yeguada',
  applicantId: 'ana',
  senderId: 'yeguada',
  receiverId: 'ana',
  expiryDate: 'end',
  outcome: 'aqui',
  isAnswered: true,
  status: 'approved',
  stopped: ['ads'],
  visibleTo: 'nobody',
  byAdmin: true,
  kind: 'job',
  targetId: 'one',
  ownerId: 'yeguada'
}

type History = [aggregate: Aggregate<unknown, never>, types: string[], state?: unknown]

type NamedHistory = [name: string, ...Required<History>]

const named = (rows: unknown) =>
  (rows as History[]).map(
    ([aggregate, types, state]): NamedHistory => [types.join(', '), aggregate, types, state]
  )

describe('an aggregate', () => {
  test.each(
    named([
      [user, ['UserRegistered'], activeUser],
      [user, ['UserRegistered', 'EmployerPageHidden'], { ...activeUser, isPageHidden: true }],
      [user, ['UserRegistered', 'EmployerPageHidden', 'EmployerPageShown'], activeUser],
      [user, ['UserRegistered', 'UserMailChosen'], { ...activeUser, stoppedMail: ['ads'] }],
      [user, ['UserRegistered', 'UserPasswordChanged'], { ...activeUser, accessVersion: 2 }],
      [
        user,
        ['UserRegistered', 'UserEmailChangeRequested', 'UserPasswordChanged'],
        { ...activeUser, accessVersion: 2, emailVersion: 3 }
      ],
      [
        user,
        ['UserRegistered', 'UserEmailChangeRequested', 'UserEmailConfirmed'],
        { ...activeUser, accessVersion: 2, emailVersion: 2, isEmailConfirmed: true }
      ],
      [user, ['UserRegistered', 'UserEmailConfirmed'], { ...activeUser, isEmailConfirmed: true }],
      [
        user,
        ['UserRegistered', 'UserSoftDeleted', 'UserArchived'],
        { state: 'deleted', since: at, archived: true, isByAdmin: true, before: activeUser }
      ],
      [
        user,
        ['UserRegistered', 'UserSoftDeleted', 'UserArchived', 'UserRestored'],
        { ...activeUser, accessVersion: 2 }
      ],
      [user, ['UserRegistered', 'UserErased'], { state: 'erased' }],
      [guest, ['GuestJoined'], { state: 'joined', userId: 'ana' }],
      [guest, ['GuestErased'], { state: 'erased' }],
      [job, ['JobDrafted'], { state: 'draft', employerId: 'yeguada' }],
      [job, ['JobPosted'], postedJob],
      [job, ['JobPosted', 'JobExpired'], { ...postedJob, state: 'expired' }],
      [job, ['JobPosted', 'JobExpired', 'JobExpiryCorrected'], postedJob],
      [
        job,
        ['JobPosted', 'JobClosed', 'JobExpired'],
        { ...postedJob, state: 'closed', outcome: 'aqui', isAnswered: true }
      ],
      [job, ['JobPosted', 'JobHidden', 'JobRenewed'], { ...postedJob, isHidden: true }],
      [job, ['JobPosted', 'JobErased'], { state: 'erased', employerId: 'yeguada' }],
      [application, ['ApplicationSubmitted'], submitted],
      [application, ['ApplicationSubmitted', 'ApplicationSeen'], { ...submitted, unseenBy: null }],
      [
        application,
        ['ApplicationSubmitted', 'ApplicationSeen', 'ApplicationRewritten'],
        { ...submitted, revision: 2 }
      ],
      [
        application,
        ['ApplicationSubmitted', 'ApplicationTalked'],
        { ...submitted, talk: 'said', unseenBy: 'applicant', revision: 2 }
      ],
      [
        application,
        ['ApplicationSubmitted', 'ApplicationTalked', 'ApplicationSeen', 'ApplicationTalkDenied'],
        { ...submitted, talk: 'denied', revision: 3 }
      ],
      [
        application,
        ['ApplicationSubmitted', 'ApplicationSeen', 'ApplicationAskedAgain'],
        { ...submitted, isAskedAgain: true }
      ],
      [
        application,
        ['ApplicationSubmitted', 'ApplicationStatusChanged'],
        {
          ...submitted,
          status: 'approved',
          left: { status: 'pending', at },
          unseenBy: 'applicant',
          revision: 2
        }
      ],
      [
        application,
        [
          'ApplicationSubmitted',
          'ApplicationWithdrawn',
          'ApplicationRewritten',
          'ApplicationStatusChanged',
          'ApplicationSeen'
        ],
        { ...submitted, state: 'withdrawn', unseenBy: null, revision: 2 }
      ],
      [application, ['ApplicationSubmitted', 'ApplicationErased'], { state: 'unknown' }],
      [savedJobs, ['JobSaved', 'JobSaved'], { ids: ['one', 'one'] }],
      [savedJobs, ['JobSaved', 'JobUnsaved'], { ids: [] }],
      [candidateProfile, ['CandidateProfilePublished'], published],
      [
        candidateProfile,
        ['CandidateProfilePublished', 'ContactReleased', 'CandidateProfileHidden'],
        { ...published, isHidden: true, releases: { yeguada: at } }
      ],
      [
        candidateProfile,
        ['CandidateProfilePublished', 'CandidateProfileWithdrawn', 'ContactReleased'],
        { state: 'withdrawn', userId: 'ana' }
      ],
      [
        candidateProfile,
        ['CandidateProfilePublished', 'CandidateProfileErased'],
        { state: 'withdrawn', userId: 'ana' }
      ],
      [message, ['MessageSent'], sent],
      [
        message,
        ['MessageSent', 'MessageRead', 'MessageHidden'],
        { ...sent, state: 'read', isHidden: true }
      ],
      [message, ['MessageSent', 'MessageErased'], { state: 'unknown' }],
      [message, ['MessageHidden'], { ...sent, state: 'read', isHidden: true }],
      [
        alert,
        ['AlertRequested'],
        { state: 'unconfirmed', userId: 'ana', confirmations: 0, since: at }
      ],
      [
        alert,
        ['AlertRequested', 'AlertConfirmed', 'AlertRenewalAsked'],
        { state: 'active', userId: 'ana', confirmations: 1, since: at, askedAt: at }
      ],
      [alert, ['AlertRequested', 'AlertEnded'], { state: 'ended' }],
      [
        employerVerification,
        ['EmployerTaxIdChecked', 'EmployerSeen', 'EmployerTaxIdRemoved'],
        { isTaxIdChecked: false, isSeen: true }
      ],
      [
        candidateVisibility,
        ['EmployerBlocked', 'ProfileVisibilityChanged'],
        { visibleTo: 'nobody', blocks: ['one'] }
      ],
      [accountArchive, ['ArchiveHeld', 'ArchiveOpened'], { isHeld: true }],
      [accountArchive, ['ArchiveHeld', 'ArchiveReleased'], { isHeld: false }],
      [pastReadings, ['PastRead'], null]
    ])
  )('after %s', (_, aggregate, types, state) => {
    expect(stateAfter(aggregate, types, data)).toEqual(state)
  })

  test.each(
    named([
      [
        user,
        [
          'UserPasswordChanged',
          'UserEmailChangeRequested',
          'UserEmailConfirmed',
          'UserMailChosen',
          'EmployerPageHidden',
          'UserArchived'
        ]
      ],
      [
        job,
        [
          'JobExpired',
          'JobExpiryCorrected',
          'JobClosed',
          'JobHidden',
          'JobShown',
          'JobHeld',
          'JobReleased',
          'JobErased'
        ]
      ],
      [
        application,
        [
          'ApplicationRewritten',
          'ApplicationStatusChanged',
          'ApplicationSeen',
          'ApplicationTalked',
          'ApplicationTalkDenied',
          'ApplicationAskedAgain',
          'ApplicationWithdrawn'
        ]
      ],
      [candidateProfile, ['ContactReleased', 'CandidateProfileErased']],
      [message, ['MessageRead']],
      [alert, ['AlertConfirmed', 'AlertRenewalAsked', 'AlertEnded']],
      [moderationCase, ['CaseAppealed', 'CaseTextsErased']]
    ])
  )('that is unknown stays so after each of %s', (_, aggregate, types) => {
    for (const type of types)
      expect(stateAfter(aggregate, [type], data)).toBe(aggregate.initialState)
  })

  test('that has ended stays so', () => {
    const ended = stateAfter(alert as Aggregate<unknown, never>, [
      'AlertRequested',
      'AlertEnded',
      'AlertConfirmed',
      'AlertRenewalAsked'
    ])
    expect(ended).toEqual({ state: 'ended' })
  })
})

describe('the decisions of a case', () => {
  const caseAggregate = moderationCase as unknown as Aggregate<unknown, never>

  test('are known when it begins with one', () => {
    const decision = { ...data, outcome: 'hidden', rule: 'falso', isAutomated: false }
    expect(stateAfter(caseAggregate, ['CaseDecided'], decision)).toEqual({
      state: 'decided',
      kind: 'job',
      targetId: 'one',
      ownerId: 'yeguada',
      decisions: [{ outcome: 'hidden', rule: 'falso', at, answers: undefined, appellants: [] }],
      revision: 1,
      appealedBy: undefined,
      changedAt: at,
      areTextsErased: false
    })
    expect(
      stateAfter(caseAggregate, ['CaseDecided'], { ...decision, isAutomated: true })
    ).toMatchObject({ state: 'pending' })
  })

  test('leave its texts erased until something happens again', () => {
    expect(stateAfter(caseAggregate, ['Reported', 'CaseTextsErased'], data)).toMatchObject({
      areTextsErased: true,
      changedAt: at
    })
    expect(
      stateAfter(caseAggregate, ['Reported', 'CaseTextsErased', 'Reported'], data)
    ).toMatchObject({ areTextsErased: false })
  })
})
