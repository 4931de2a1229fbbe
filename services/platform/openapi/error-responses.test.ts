import { beforeAll, expect, test } from 'vitest'
import { newId } from '#events/ids.ts'
import { Refusal } from '#services/platform/http/responses.ts'
import { type Action, type Permission, permissions } from '#services/auth/decide.ts'
import { type ActionCall, callAction } from '#test/call-action.ts'
import { type Answer, type TestApp, describeWithApp, type Visitor } from '#test/test-app.ts'
import { makeOperator, addDeadLetter } from '#test/operator.ts'
import * as people from '#test/api-fixtures.ts'
import { samplePhoto } from '#test/profile-pictures.ts'
import { type ApiOperation, listApiOperations } from './operations.ts'

const kilobyte = 1024
const usedKey = { headers: { 'Idempotency-Key': 'usada' } }
const letter = { coverLetter: people.coverLetter }

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

/** Bodies that nothing is wrong with. */
const bodies: Partial<Record<Action, object>> = {
  register: account(),
  postJob: { ...people.jobRequest, title: 'Otro anuncio' },
  reviseJob: people.jobRequest,
  submitApplication: people.guestRequest,
  changeApplicationStatus: { status: 'approved' },
  publishCandidateProfile: { ...people.profileRequest, age: 40 },
  reviseCandidateProfile: people.profileRequest,
  sendMessage: { receiverId: 'nada', content: '¿Cuándo puedo empezar?' },
  updateIp: { userId: 'nada', ip: '203.0.113.7' }
}

interface Cast {
  board: TestApp
  employer: people.SignedInClient
  applicant: people.SignedInClient
  calls: ApiOperation[]
}

type Attempt = [Action, Visitor, ActionCall?]

function whoMay(action: Action, { employer, applicant }: Cast): Visitor {
  const { roles }: Permission = permissions[action]
  return roles.includes('applicant') ? applicant : employer
}

/** By somebody whom the route does not know, from elsewhere, and with what it does not take. */
function unasked(cast: Cast): Attempt[] {
  return cast.calls.flatMap(call => {
    const { roles }: Permission = permissions[call.action]
    const by = whoMay(call.action, cast)
    const attempts = wrongly(call).map((asked): Attempt => [call.action, by, asked])
    const anonymous: Attempt = [call.action, cast.board.createClient()]
    return roles.includes('anonymous') ? attempts : [...attempts, anonymous]
  })
}

function wrongly({ action, method, requests, isIdempotent }: ApiOperation): ActionCall[] {
  const large = { body: JSON.stringify('x'.repeat(64 * kilobyte)) }
  const typed = { body: 'hola', headers: { 'Content-Type': 'text/plain' } }
  const queried = { query: '?page=0&onlyActive=a&onlyActive=b' }
  const badKey = { body: bodies[action], headers: { 'Idempotency-Key': 'con espacios' } }
  return [
    ...(method === 'get' ? [] : [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }]),
    ...(requests.some(({ target }) => target === 'json') ? [{ body: '{' }, large, typed] : []),
    ...(requests.some(({ target }) => target === 'query') ? [queried] : []),
    ...(isIdempotent ? [badKey] : [])
  ]
}

/** With a key that the same person used for something else; nobody has registered before. */
async function repeated(cast: Cast): Promise<Attempt[]> {
  const { board, employer, applicant, calls } = cast
  const profile = { body: people.profileRequest, ...usedKey }
  await callAction(board, 'publishCandidateProfile', applicant, profile)
  await callAction(board, 'postJob', employer, { body: people.jobRequest, ...usedKey })
  await callAction(board, 'register', board.createClient(), { body: account(), ...usedKey })
  const located = { ...bodies, updateIp: { userId: applicant.id, ip: '203.0.113.7' } }
  const by = (action: Action) =>
    action === 'register' ? board.createClient() : whoMay(action, cast)
  return calls
    .filter(({ isIdempotent }) => isIdempotent)
    .map(({ action }) => [action, by(action), { body: located[action], ...usedKey }])
}

/** Of things that do not exist. */
function missing(cast: Cast): Attempt[] {
  const actions: Action[] = [
    ...(['findJob', 'reviseJob', 'withdrawJob', 'renewJob', 'submitApplication'] as const),
    ...(['changeApplicationStatus', 'findCandidateProfile', 'reviseCandidateProfile'] as const),
    ...(['withdrawCandidateProfile', 'sendMessage', 'markMessageRead'] as const)
  ]
  return actions.map(action => [action, whoMay(action, cast), { body: bodies[action] }])
}

/** Of what contradicts what there is. */
async function contradicting({ board, employer, applicant }: Cast): Promise<Attempt[]> {
  const { username } = applicant
  const email = `${employer.username}@example.org`
  const [open, gone] = [await people.postJobAs(employer), await people.postJobAs(employer)]
  await callAction(board, 'submitApplication', applicant, { id: open.id, body: letter })
  await callAction(board, 'withdrawJob', employer, { id: gone.id })
  await addDeadLetter(board, 'nobody')
  makeOperator(board, applicant)
  return [
    ['logIn', board.createClient(), { body: { username, password: 'no es esta' } }],
    ['register', board.createClient(), { body: account({ username }) }],
    ['reviseUser', applicant, { id: applicant.id, body: account({ email }) }],
    ['publishCandidateProfile', applicant, { body: people.profileRequest }],
    ['submitApplication', board.createClient(), { id: open.id, body: letter }],
    ['submitApplication', applicant, { id: open.id, body: letter }],
    ['findJob', applicant, { id: gone.id }],
    ['retryParked', applicant, { id: 'nobody-1' }]
  ]
}

function notPictures({ applicant }: Cast): Attempt[] {
  const files = [
    samplePhoto.subarray(0, 40),
    Buffer.from('texto'),
    Buffer.alloc(5 * kilobyte ** 2 + 1)
  ]
  return files.map(body => ['uploadPicture', applicant, { id: applicant.id, body }])
}

describeWithApp('a refusal', board => {
  const heard: [Action, Answer][] = []
  beforeAll(async () => {
    const employer = await people.signUp(board, 'employer')
    const applicant = await people.signUp(board, 'applicant')
    const cast = { board, employer, applicant, calls: listApiOperations(board.app.routes) }
    const attempts = [
      ...[...unasked(cast), ...(await repeated(cast)), ...missing(cast)],
      ...[...(await contradicting(cast)), ...notPictures(cast)]
    ]
    for (const [action, by, asked] of attempts) {
      heard.push([action, await callAction(board, action, by, asked)])
    }
  })

  test('has a sentence, and what is wrong with each field at most', () => {
    for (const [action, { status, body }] of heard) {
      expect(status, action).toBeGreaterThanOrEqual(400)
      expect(Refusal.parse(body), action).toStrictEqual(body)
    }
  })

  test('has a status that the description names, and names none that nobody hears', async () => {
    const { body } = await callAction(board, 'readApi', board.createClient())
    const described = listApiOperations(board.app.routes).flatMap(({ action, path, method }) =>
      Object.keys(body.paths[path][method].responses)
        .filter(status => status >= '400' && !['429', '503'].includes(status))
        .map(status => `${action} ${status}`)
    )
    const given = new Set(heard.map(([action, { status }]) => `${action} ${status}`))
    expect(described.length).toBeGreaterThan(100)
    expect([...given].sort()).toEqual(described.sort())
  })
})
