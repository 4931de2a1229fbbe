import {
  candidateVisibility,
  type CandidateVisibilityEvent
} from '#events/aggregates/candidate-visibility.ts'
import { newId } from '#events/aggregates/ids.ts'
import { savedJobs, type SavedJobEvent } from '#events/aggregates/saved-jobs.ts'
import { maxBlocks } from '#events/limits/candidate-profiles.ts'
import { maxAlerts } from '#events/limits/alerts.ts'
import { maxDrafts, maxSavedJobs } from '#events/limits/jobs.ts'
import * as people from '../builders/api-fixtures.ts'
import { postJobAs, signUp } from '../builders/api-fixtures.ts'
import { callAction } from './call-action.ts'
import { seedEvents } from '../events/event-builders.ts'
import { accountRequest, type Attempt, type AttemptContext } from './refused-attempts.ts'
import type { TestApp } from '../board/test-app.ts'
import { applicationBearer, signConfirmationToken, signJobToken } from '../board/link-tokens.ts'
import { addDeadLetter, makeOperator } from '../builders/operator.ts'
import { enrolInSecondFactor } from '../builders/second-factor.ts'

const application = { coverLetter: people.coverLetter }

/** In conflict with the current state. */
export async function conflicting(context: AttemptContext): Promise<Attempt[]> {
  return [
    ...(await aboutJobs(context)),
    ...(await aboutAccounts(context)),
    ...(await aboutSecondFactor(context)),
    ...withoutValidLink(context),
    ...(await beyondLimits(context))
  ]
}

async function aboutJobs({ board, employer, applicant }: AttemptContext): Promise<Attempt[]> {
  const [open, gone] = [await people.postJobAs(employer), await people.postJobAs(employer)]
  const closed = await people.postJobAs(employer)
  await callAction(board, 'submitApplication', applicant, { id: open.id, body: application })
  const applicationId = await createWithdrawnApplication(board, open.id)
  await callAction(board, 'withdrawJob', employer, { id: gone.id })
  await callAction(board, 'renewJob', employer, { id: open.id })
  await callAction(board, 'closeJob', employer, { id: closed.id, body: { outcome: 'aqui' } })
  const draft = await callAction(board, 'draftJob', employer, { body: {} })
  const id = signJobToken(board, closed.id, closed.expiryDate)
  const body = { outcome: 'sin-cubrir' }
  const invitation = { receiverId: applicant.id, jobId: closed.id, content: '¿Te interesa?' }
  return [
    ['reviseDraft', employer, { id: open.id, body: { title: 'Otro título' } }],
    ['deleteDraft', employer, { id: open.id }],
    ['withdrawJob', employer, { id: draft.body.id }],
    ['renewJob', employer, { id: open.id }],
    ['closeJob', employer, { id: closed.id, body }],
    ['reviseJob', employer, { id: closed.id, body: { title: 'Otro título' } }],
    ['renewJobByLink', board.createClient(), { id }],
    ['closeJobByLink', board.createClient(), { id, body }],
    ['submitApplication', board.createClient(), { id: open.id, body: application }],
    ['submitApplication', applicant, { id: open.id, body: application }],
    [
      'submitApplication',
      board.createClient(),
      { id: open.id, body: { ...people.guestRequest, correction: 'over' } }
    ],
    ['changeApplicationStatus', employer, { id: applicationId, body: { status: 'approved' } }],
    ['sendMessage', employer, { body: invitation }],
    ['findJob', applicant, { id: gone.id }],
    ['readJobHistory', applicant, { id: gone.id }],
    ['showJobContact', applicant, { id: gone.id }],
    ['saveJob', applicant, { id: gone.id }]
  ]
}

async function aboutAccounts({ board, employer, applicant }: AttemptContext): Promise<Attempt[]> {
  const { id, username } = applicant
  const email = `${employer.username}@example.org`
  const revision = accountRequest({ email, currentPassword: people.testPassword })
  const visitor = board.createClient()
  return [
    ['chooseMail', applicant, { id, body: { stopped: ['nada'] } }],
    ['logIn', visitor, { body: { username, password: 'no es esta' } }],
    ['register', visitor, { body: accountRequest({ username }) }],
    ['reviseUser', applicant, { id, body: revision }],
    ['publishCandidateProfile', applicant, { body: people.profileRequest }],
    await confirmTakenEmail(board),
    ...(await aboutEmployers(board))
  ]
}

async function aboutSecondFactor({ board, applicant }: AttemptContext): Promise<Attempt[]> {
  await addDeadLetter(board, 'unknown')
  makeOperator(board, applicant)
  const enrolled = await people.signUp(board, 'applicant')
  makeOperator(board, enrolled)
  await enrolInSecondFactor(enrolled, board.now)
  return [
    ['retryDeadLetter', applicant, { id: 'unknown-1' }],
    ['enrolSecondFactor', enrolled, { body: { currentPassword: people.testPassword } }],
    ['enrolSecondFactor', enrolled, { body: {} }],
    ['confirmSecondFactor', enrolled, { body: {} }],
    ['removeSecondFactor', enrolled, { body: {} }]
  ]
}

/** One that never posted a job, one that is gone, and none at all. */
async function aboutEmployers(board: TestApp): Promise<Attempt[]> {
  const operator = await people.signUp(board, 'applicant')
  makeOperator(board, operator)
  const [silent, gone] = [
    await people.signUp(board, 'employer'),
    await people.signUp(board, 'employer')
  ]
  await people.postJobAs(gone)
  await people.deleteAccount(gone)
  return [
    ['findEmployer', operator, { id: silent.id }],
    ['findEmployer', operator, { id: gone.id }],
    ['listEmployers', operator, { query: '?state=nada' }],
    ['markEmployerSeen', operator, { id: gone.id, body: { isSeen: 'quizá' } }],
    ['markEmployerSeen', operator, { id: gone.id, body: { isSeen: true } }]
  ]
}

/** With what is no token of an e-mail. */
const withoutValidLink = ({ applicant, board }: AttemptContext): Attempt[] => [
  ['resetPassword', board.createClient(), { body: { password: people.testPassword } }],
  ['enterMailCode', board.createClient(), { body: { code: '123456' } }],
  ['confirmEmail', applicant, {}],
  ['renewJobByLink', board.createClient(), {}],
  ['closeJobByLink', board.createClient(), { body: { outcome: 'aqui' } }],
  ['answerByLink', board.createClient(), { body: { status: 'approved' } }],
  ['confirmAlert', board.createClient(), {}],
  ['withdrawApplication', board.createClient()],
  ['writeToEmployer', board.createClient(), { body: { content: 'Hola' } }],
  ['eraseGuest', board.createClient()],
  ['eraseGuest', board.createClient(), { headers: applicationBearer(board, 'nada') }]
]

/** With the link for an address that another account has taken meanwhile. */
async function confirmTakenEmail(board: TestApp): Promise<Attempt> {
  const { id, ...person } = await people.signUp(board, 'applicant')
  const email = `new.${person.username}@example.org`
  const body = accountRequest({ email, currentPassword: people.testPassword })
  await callAction(board, 'reviseUser', person, { id, body })
  await people.signUp(board, 'applicant', { email })
  return ['confirmEmail', person, { id: signConfirmationToken(board, id, 2) }]
}

async function createWithdrawnApplication(board: TestApp, id: string): Promise<string> {
  const applicant = await people.signUp(board, 'applicant')
  const { body } = await callAction(board, 'submitApplication', applicant, {
    id,
    body: application
  })
  await callAction(board, 'withdrawApplication', applicant, { id: body.id })
  return body.id
}

/** One more than an account may have. */
async function beyondLimits({ board, employer }: AttemptContext): Promise<Attempt[]> {
  const drafter = await signUp(board, 'employer')
  for (let index = 0; index < maxDrafts; index++) {
    await callAction(board, 'draftJob', drafter, { body: {} })
  }
  const collector = await signUp(board, 'applicant')
  await saveManyJobs(board, collector.id)
  for (let index = 0; index < maxAlerts; index++) {
    const body = { search: { keyword: `${index}` }, every: 'dia' }
    await callAction(board, 'requestAlert', collector, { body })
  }
  const hidden = await signUp(board, 'applicant')
  await hideFromMany(board, hidden.id)
  return [
    ['draftJob', drafter, { body: {} }],
    ['saveJob', collector, { id: (await postJobAs(employer)).id }],
    ['requestAlert', collector, { body: { search: {}, every: 'dia' } }],
    ['blockEmployer', hidden, { body: { text: 'Yeguada' } }]
  ]
}

function saveManyJobs({ db }: TestApp, userId: string): Promise<void> {
  const saved = Array.from({ length: maxSavedJobs }, (_, index): SavedJobEvent => {
    const data = { id: newId(), userId }
    return { type: 'JobSaved', data, subject: userId, personal: { jobId: `job${index}` } }
  })
  return seedEvents(db, savedJobs, userId, saved)
}

function hideFromMany({ db }: TestApp, userId: string): Promise<void> {
  const blocks = Array.from({ length: maxBlocks }, (_, index): CandidateVisibilityEvent => {
    const personal = { text: `Cuadra ${index}` }
    return { type: 'EmployerBlocked', data: { id: newId(), userId }, subject: userId, personal }
  })
  return seedEvents(db, candidateVisibility, userId, blocks)
}
