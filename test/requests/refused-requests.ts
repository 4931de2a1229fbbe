import { signAnswerToken } from '../board/link-tokens.ts'
import * as people from '../builders/api-fixtures.ts'
import { signAppealToken } from '../builders/appeals.ts'
import { callAction, type ActionCall } from './call-action.ts'
import { makeOperator } from '../builders/operator.ts'
import { accountRequest, type Attempt, type AttemptContext, usedKey } from './refused-attempts.ts'
import { ruleOf, type Action } from '#services/auth/permissions/actions.ts'
import { operationDescriptions } from '#services/openapi.ts'
import type { RouteOperation } from '#services/platform/openapi/operations.ts'
import { conflicting } from './conflicting-requests.ts'
import { samplePhoto } from '../builders/pictures.ts'
import type { Visitor } from '../board/test-app.ts'

const kilobyte = 1024

/** Requests that are refused, so that each status of an error occurs at each operation that has it. */
export async function createRefusedRequests(context: AttemptContext): Promise<Attempt[]> {
  return [
    ...unacceptable(context),
    ...ofAnotherAccount(context),
    ...(await repeated(context)),
    ...missing(context),
    ...(await conflicting(context)),
    ...invalidPictures(context),
    ...(await aboutCases(context))
  ]
}

/** Valid bodies. */
const bodies: Partial<Record<Action, object>> = {
  reportContent: { ...people.reportRequest, target: { kind: 'job', id: 'nada' } },
  appealDecision: { token: 'nada', text: 'La fianza era de la vivienda' },
  decideCase: people.decisionRequest,
  undoDecision: { revision: 1 },
  removePerson: people.removalRequest,
  decideCases: { ...people.removalRequest, outcome: 'hidden', ids: ['nada'] },
  removeAccounts: { ...people.removalRequest, ids: ['nada'] },
  register: accountRequest(),
  postJob: { ...people.jobRequest, title: 'Otro anuncio' },
  draftJob: { title: 'Otro anuncio' },
  reviseDraft: people.jobRequest,
  reviseJob: people.jobRequest,
  closeJob: { outcome: 'aqui' },
  requestAlert: { search: {}, every: 'dia' },
  changeAlert: { every: 'semana' },
  submitApplication: people.guestRequest,
  changeApplicationStatus: { status: 'approved' },
  answerByLink: { status: 'approved' },
  sayTalked: { by: 'telefono' },
  publishCandidateProfile: { ...people.profileRequest, age: 40 },
  reviseCandidateProfile: people.profileRequest,
  changeVisibility: { visibleTo: 'employers' },
  blockEmployer: { employerId: 'nada' },
  writeToEmployer: { content: '¿Hay vivienda?' },
  sendMessage: { receiverId: 'nada', content: '¿Cuándo puedo empezar?' },
  updateIp: { userId: 'nada', ip: '203.0.113.7' }
}

/** Anonymous, cross-site and malformed requests. */
function unacceptable(context: AttemptContext): Attempt[] {
  return context.operations.flatMap(operation => {
    const { roles } = ruleOf(operation.action)
    const by = authorizedClient(operation.action, context)
    const attempts = malformed(operation).map((call): Attempt => [operation.action, by, call])
    const anonymous: Attempt = [operation.action, context.board.createClient()]
    return roles.includes('anonymous') ? attempts : [...attempts, anonymous]
  })
}

function malformed(operation: RouteOperation<Action>): ActionCall[] {
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

/** Writes of another account than that of the session, and without a session. */
function ofAnotherAccount({ board, employer, applicant, operations }: AttemptContext): Attempt[] {
  const call = { headers: { 'X-Account': employer.id } }
  return operations
    .filter(
      ({ action, method }) =>
        method !== 'get' && operationDescriptions[action].linkToken !== 'required'
    )
    .flatMap(({ action }): Attempt[] => [
      [action, applicant, call],
      [action, board.createClient(), call]
    ])
}

/** With a key that was used for another request: by the same person, or without a session. */
async function repeated(context: AttemptContext): Promise<Attempt[]> {
  const { board, employer, applicant, operations } = context
  const profile = { body: people.profileRequest, ...usedKey }
  await callAction(board, 'publishCandidateProfile', applicant, profile)
  await callAction(board, 'postJob', employer, { body: people.jobRequest, ...usedKey })
  await callAction(board, 'register', board.createClient(), { body: accountRequest(), ...usedKey })
  const located = { ...bodies, updateIp: { userId: applicant.id, ip: '203.0.113.7' } }
  const { body } = await callAction(board, 'postJob', employer, { body: people.jobRequest })
  const applied = { id: body.id, body: people.guestRequest }
  const sent = await callAction(board, 'submitApplication', board.createClient(), applied)
  const link = { id: signAnswerToken(board, sent.body.id), body: bodies.answerByLink, ...usedKey }
  const by = (action: Action) =>
    action === 'register' ? board.createClient() : authorizedClient(action, context)
  return operations
    .filter(isIdempotent)
    .map(({ action }): Attempt => [action, by(action), { body: located[action], ...usedKey }])
    .concat([['answerByLink', board.createClient(), link]])
}

/** With ids that do not exist. */
function missing(context: AttemptContext): Attempt[] {
  const actions: Action[] = [
    'findJob',
    'showJobContact',
    'reviseJob',
    'withdrawJob',
    'renewJob',
    'closeJob',
    'reviseDraft',
    'deleteDraft',
    'publishDraft',
    'saveJob',
    'findAlert',
    'changeAlert',
    'endAlert',
    'submitApplication',
    'changeApplicationStatus',
    'seeApplication',
    'withdrawApplication',
    'writeToEmployer',
    'findCandidateProfile',
    'reviseCandidateProfile',
    'releaseContact',
    'blockEmployer',
    'withdrawCandidateProfile',
    'sendMessage',
    'markMessageRead',
    'endSession',
    'reportContent',
    'appealDecision'
  ]
  return actions.map(action => [
    action,
    authorizedClient(action, context),
    { body: bodies[action] }
  ])
}

function isIdempotent({ action, method }: RouteOperation<Action>): boolean {
  return method === 'post' && !operationDescriptions[action].ignoresIdempotencyKey
}

function authorizedClient(action: Action, { employer, applicant }: AttemptContext): Visitor {
  const { roles } = ruleOf(action)
  return roles.includes('applicant') ? applicant : employer
}

function invalidPictures({ applicant, employer }: AttemptContext): Attempt[] {
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

/** With reports, decisions and complaints that come too late, twice or from the owner. */
async function aboutCases({ board, employer }: AttemptContext): Promise<Attempt[]> {
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
    ['listNewAccounts', operator, { query: '?by=azar' }],
    ['listNewJobs', operator, { query: '?days=2' }],
    ['decideCases', operator, { body: { ...people.removalRequest, outcome: 'hidden', ids: [] } }],
    ['removeAccounts', operator, { body: { ...people.removalRequest, ids: [] } }],
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
    ['removePerson', operator, { id: 'nada', body: people.removalRequest }],
    ['removePerson', operator, { id: operator.id, body: people.removalRequest }],
    ['removePerson', operator, { id: employer.id, body: people.removalRequest, ...usedKey }],
    ['appealDecision', board.createClient(), { body: complaint }],
    ['appealDecision', operator, { body: complaint, ...usedKey }]
  ]
}
