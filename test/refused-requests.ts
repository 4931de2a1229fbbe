import {
  type CandidateVisibilityEvent,
  candidateVisibility
} from '#events/aggregates/candidate-visibility.ts'
import { type SavedJobEvent, savedJobs } from '#events/aggregates/saved-jobs.ts'
import { newId } from '#events/aggregates/ids.ts'
import { type Action, type Permission, permissions } from '#services/auth/decide.ts'
import { maxBlocks } from '#services/candidate-profiles/limits.ts'
import { maxAlerts, maxDrafts, maxSavedJobs } from '#services/jobs/limits.ts'
import { operationDescriptions } from '#services/app.ts'
import type { RouteOperation } from '#services/platform/openapi/operations.ts'
import { seedEvents } from './event-builders.ts'
import * as people from './api-fixtures.ts'
import { type ActionCall, callAction } from './call-action.ts'
import { applicationBearer, signConfirmationToken, signJobToken } from './link-tokens.ts'
import { makeOperator, addDeadLetter } from './operator.ts'
import { signAppealToken } from './appeals.ts'
import { samplePhoto } from './pictures.ts'
import { enrolInSecondFactor } from './second-factor.ts'
import type { TestApp, Visitor } from './test-app.ts'

const kilobyte = 1024
const usedKey = { headers: { 'Idempotency-Key': 'usada' } }
const application = { coverLetter: people.coverLetter }

function account(changes: object = {}) {
  const name = newId()
  const { testPassword } = people
  return {
    username: name,
    email: `${name}@example.org`,
    fullName: 'Ana',
    password: testPassword,
    ...changes
  }
}

/** Valid bodies. */
const bodies: Partial<Record<Action, object>> = {
  reportContent: { ...people.reportRequest, target: { kind: 'job', id: 'nada' } },
  appealDecision: { token: 'nada', text: 'La fianza era de la vivienda' },
  decideCase: people.decisionRequest,
  undoDecision: { revision: 1 },
  register: account(),
  postJob: { ...people.jobRequest, title: 'Otro anuncio' },
  reviseJob: people.jobRequest,
  closeJob: { outcome: 'aqui' },
  requestAlert: { search: {}, every: 'dia' },
  changeAlert: { every: 'semana' },
  submitApplication: people.guestRequest,
  changeApplicationStatus: { status: 'approved' },
  publishCandidateProfile: { ...people.profileRequest, age: 40 },
  reviseCandidateProfile: people.profileRequest,
  changeVisibility: { visibleTo: 'employers' },
  blockEmployer: { employerId: 'nada' },
  sendMessage: { receiverId: 'nada', content: '¿Cuándo puedo empezar?' },
  updateIp: { userId: 'nada', ip: '203.0.113.7' }
}

type ApiOperation = RouteOperation<Action>

interface Context {
  board: TestApp
  employer: people.SignedInClient
  applicant: people.SignedInClient
  operations: ApiOperation[]
}

type Attempt = [Action, Visitor, ActionCall?]

function isIdempotent({ action, method }: ApiOperation): boolean {
  return method === 'post' && !operationDescriptions[action].ignoresIdempotencyKey
}

function authorizedClient(action: Action, { employer, applicant }: Context): Visitor {
  const { roles }: Permission = permissions[action]
  return roles.includes('applicant') ? applicant : employer
}

/** Requests that are refused, so that each status of an error occurs at each operation that has it. */
export async function createRefusedRequests(context: Context): Promise<Attempt[]> {
  return [
    ...[...unacceptable(context), ...(await repeated(context)), ...missing(context)],
    ...[
      ...(await conflicting(context)),
      ...invalidPictures(context),
      ...(await aboutCases(context))
    ]
  ]
}

/** Anonymous, cross-site and malformed requests. */
function unacceptable(context: Context): Attempt[] {
  return context.operations.flatMap(operation => {
    const { roles }: Permission = permissions[operation.action]
    const by = authorizedClient(operation.action, context)
    const attempts = malformed(operation).map((call): Attempt => [operation.action, by, call])
    const anonymous: Attempt = [operation.action, context.board.createClient()]
    return roles.includes('anonymous') ? attempts : [...attempts, anonymous]
  })
}

function malformed(operation: ApiOperation): ActionCall[] {
  const { action, method, parameters, requests } = operation
  const large = { body: JSON.stringify('x'.repeat(64 * kilobyte)) }
  const plainText = { body: 'hola', headers: { 'Content-Type': 'text/plain' } }
  const queried = { query: '?page=0&onlyActive=a&onlyActive=b' }
  const badKey = { body: bodies[action], headers: { 'Idempotency-Key': 'con espacios' } }
  return [
    ...(parameters.length ? [{ id: '%00', body: bodies[action] }] : []),
    ...(method === 'get' ? [] : [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }]),
    ...(requests.some(({ target }) => target === 'json') ? [{ body: '{' }, large, plainText] : []),
    ...(requests.some(({ target }) => target === 'query') ? [queried] : []),
    ...(isIdempotent(operation) ? [badKey] : [])
  ]
}

/** With a key that was used for another request: by the same person, or without a session. */
async function repeated(context: Context): Promise<Attempt[]> {
  const { board, employer, applicant, operations } = context
  const profile = { body: people.profileRequest, ...usedKey }
  await callAction(board, 'publishCandidateProfile', applicant, profile)
  await callAction(board, 'postJob', employer, { body: people.jobRequest, ...usedKey })
  await callAction(board, 'register', board.createClient(), { body: account(), ...usedKey })
  const located = { ...bodies, updateIp: { userId: applicant.id, ip: '203.0.113.7' } }
  const by = (action: Action) =>
    action === 'register' ? board.createClient() : authorizedClient(action, context)
  return operations
    .filter(isIdempotent)
    .map(({ action }) => [action, by(action), { body: located[action], ...usedKey }])
}

/** With ids that do not exist. */
function missing(context: Context): Attempt[] {
  const actions: Action[] = [
    ...(['findJob', 'reviseJob', 'withdrawJob', 'renewJob', 'closeJob'] as const),
    ...(['publishDraft', 'saveJob', 'findAlert', 'changeAlert', 'endAlert'] as const),
    'submitApplication',
    ...(['changeApplicationStatus', 'seeApplication', 'withdrawApplication'] as const),
    ...(['findCandidateProfile', 'reviseCandidateProfile'] as const),
    ...(['releaseContact', 'blockEmployer'] as const),
    ...(['withdrawCandidateProfile', 'sendMessage', 'markMessageRead', 'endSession'] as const),
    ...(['reportContent', 'appealDecision'] as const)
  ]
  return actions.map(action => [
    action,
    authorizedClient(action, context),
    { body: bodies[action] }
  ])
}

/** In conflict with the current state. */
async function conflicting({ board, employer, applicant }: Context): Promise<Attempt[]> {
  const { username } = applicant
  const email = `${employer.username}@example.org`
  const [open, gone] = [await people.postJobAs(employer), await people.postJobAs(employer)]
  const closed = await people.postJobAs(employer)
  await callAction(board, 'submitApplication', applicant, { id: open.id, body: application })
  const applicationId = await createWithdrawnApplication(board, open.id)
  await callAction(board, 'withdrawJob', employer, { id: gone.id })
  await callAction(board, 'renewJob', employer, { id: open.id })
  await callAction(board, 'closeJob', employer, { id: closed.id, body: { outcome: 'aqui' } })
  const drafter = await people.signUp(board, 'employer')
  for (let nth = 0; nth < maxDrafts; nth++) {
    await callAction(board, 'postJob', drafter, { body: { draft: true } })
  }
  await addDeadLetter(board, 'unknown')
  makeOperator(board, applicant)
  const enrolled = await people.signUp(board, 'applicant')
  makeOperator(board, enrolled)
  await enrolInSecondFactor(enrolled, board.now)
  const collector = await people.signUp(board, 'applicant')
  await saveManyJobs(board, collector.id)
  const hidden = await people.signUp(board, 'applicant')
  await hideFromMany(board, hidden.id)
  for (let nth = 0; nth < maxAlerts; nth++) {
    const body = { search: { keyword: `${nth}` }, every: 'dia' }
    await callAction(board, 'requestAlert', collector, { body })
  }
  return [
    ['blockEmployer', hidden, { body: { text: 'Yeguada' } }],
    ['enrolSecondFactor', enrolled, { body: { currentPassword: people.testPassword } }],
    ['postJob', drafter, { body: { draft: true } }],
    ['renewJob', employer, { id: open.id }],
    ['closeJob', employer, { id: closed.id, body: { outcome: 'sin-cubrir' } }],
    ['reviseJob', employer, { id: closed.id, body: { title: 'Otro título' } }],
    ['chooseLetters', applicant, { id: applicant.id, body: { stopped: ['nada'] } }],
    ['enrolSecondFactor', enrolled, { body: {} }],
    ['confirmSecondFactor', enrolled, { body: {} }],
    ['removeSecondFactor', enrolled, { body: {} }],
    ['logIn', board.createClient(), { body: { username, password: 'no es esta' } }],
    ['resetPassword', board.createClient(), { body: { password: people.testPassword } }],
    ['confirmEmail', board.createClient(), {}],
    ['confirmEmail', board.createClient(), { id: await signForTakenEmail(board) }],
    ['renewJobByLink', board.createClient(), {}],
    [
      'renewJobByLink',
      board.createClient(),
      { id: signJobToken(board, closed.id, closed.expiryDate) }
    ],
    ['closeJobByLink', board.createClient(), { body: { outcome: 'aqui' } }],
    [
      'closeJobByLink',
      board.createClient(),
      {
        id: signJobToken(board, closed.id, closed.expiryDate),
        body: { outcome: 'sin-cubrir' }
      }
    ],
    ['confirmAlert', board.createClient(), {}],
    ['requestAlert', collector, { body: { search: {}, every: 'dia' } }],
    ['withdrawApplication', board.createClient()],
    ['eraseGuest', applicant],
    ['eraseGuest', board.createClient(), { headers: applicationBearer(board, 'nada') }],
    ['register', board.createClient(), { body: account({ username }) }],
    [
      'reviseUser',
      applicant,
      {
        id: applicant.id,
        body: account({ email, currentPassword: people.testPassword })
      }
    ],
    ['publishCandidateProfile', applicant, { body: people.profileRequest }],
    ['submitApplication', board.createClient(), { id: open.id, body: application }],
    ['submitApplication', applicant, { id: open.id, body: application }],
    ['changeApplicationStatus', employer, { id: applicationId, body: { status: 'approved' } }],
    ['findJob', applicant, { id: gone.id }],
    ['saveJob', applicant, { id: gone.id }],
    ['saveJob', collector, { id: open.id }],
    ['retryParked', applicant, { id: 'unknown-1' }]
  ]
}

/** The token for an address that another account has taken meanwhile. */
async function signForTakenEmail(board: TestApp): Promise<string> {
  const { id, ...person } = await people.signUp(board, 'applicant')
  const email = `new.${person.username}@example.org`
  const body = account({ email, currentPassword: people.testPassword })
  await callAction(board, 'reviseUser', person, { id, body })
  await people.signUp(board, 'applicant', { email })
  return signConfirmationToken(board, id, 2)
}

/** With reports, decisions and complaints that come too late, twice or from the owner. */
async function aboutCases({ board, employer }: Context): Promise<Attempt[]> {
  const operator = await people.signUp(board, 'employer')
  makeOperator(board, operator)
  const own = await callAction(board, 'postJob', operator, { body: people.jobRequest, ...usedKey })
  const { id: jobId } = await people.postJobAs(employer)
  const reportOf = (id: string) => ({ ...people.reportRequest, target: { kind: 'job', id } })
  await callAction(board, 'reportContent', board.createClient(), { body: reportOf(jobId) })
  const id = `job-${jobId}`
  await callAction(board, 'decideCase', operator, { id, body: people.decisionRequest })
  const complaint = { text: 'La fianza era de la vivienda', token: signAppealToken(board, id) }
  await callAction(board, 'appealDecision', board.createClient(), { body: complaint })
  return [
    ['listCases', operator, { query: '?state=nada' }],
    ['reportContent', operator, { body: reportOf(own.body.id) }],
    [
      'reportContent',
      operator,
      { body: reportOf((await people.postJobAs(employer)).id), ...usedKey }
    ],
    ['decideCase', operator, { id, body: people.decisionRequest }],
    ['decideCase', operator, { id, body: { ...people.decisionRequest, revision: 1 }, ...usedKey }],
    ['undoDecision', operator, { id, body: { revision: 0 } }],
    ['undoDecision', operator, { id, body: { revision: 1 }, ...usedKey }],
    ['appealDecision', board.createClient(), { body: complaint }],
    ['appealDecision', operator, { body: complaint, ...usedKey }]
  ]
}

async function createWithdrawnApplication(board: TestApp, jobId: string): Promise<string> {
  const applicant = await people.signUp(board, 'applicant')
  const { body } = await callAction(board, 'submitApplication', applicant, {
    id: jobId,
    body: { coverLetter: people.coverLetter }
  })
  await callAction(board, 'withdrawApplication', applicant, { id: body.id })
  return body.id
}

/** As many as an account may have. */
function saveManyJobs({ db }: TestApp, userId: string): Promise<void> {
  const saved = Array.from({ length: maxSavedJobs }, (_, nth): SavedJobEvent => {
    const data = { id: newId(), userId }
    return { type: 'JobSaved', data, subject: userId, personal: { jobId: `job${nth}` } }
  })
  return seedEvents(db, savedJobs, userId, saved)
}

/** From as many as a candidate may hide from. */
function hideFromMany({ db }: TestApp, userId: string): Promise<void> {
  const blocks = Array.from({ length: maxBlocks }, (_, nth): CandidateVisibilityEvent => {
    const personal = { text: `Cuadra ${nth}` }
    return { type: 'EmployerBlocked', data: { id: newId(), userId }, subject: userId, personal }
  })
  return seedEvents(db, candidateVisibility, userId, blocks)
}

function invalidPictures({ applicant, employer }: Context): Attempt[] {
  const files = [
    samplePhoto.subarray(0, 40),
    Buffer.from('texto'),
    Buffer.alloc(5 * kilobyte ** 2 + 1)
  ]
  return files.flatMap((body): Attempt[] => [
    ['uploadPicture', applicant, { id: applicant.id, body }],
    ['uploadJobPhoto', employer, { body }]
  ])
}
