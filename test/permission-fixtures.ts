import sharp from 'sharp'
import { newId } from '#events/aggregates/ids.ts'
import type { Action, Role } from '#services/auth/decide.ts'
import type { ClientFactory, HttpClient } from './http-client.ts'
import {
  coverLetter,
  decisionRequest,
  guestRequest,
  jobRequest,
  type SignedInClient,
  testPassword,
  postJobAs,
  profileRequest,
  reportRequest,
  signUp
} from './api-fixtures.ts'
import {
  applicationBearer,
  signAlertToken,
  signConfirmationToken,
  signJobToken,
  signResetToken
} from './link-tokens.ts'
import { signAppealToken } from './appeals.ts'
import { runCli } from './run-cli.ts'
import { enrolInSecondFactor, oneTimeCode, beginEnrolment } from './second-factor.ts'
import type { TestApp } from './test-app.ts'

/** A board, with its clock where that stands still, and its secrets where it runs in this process. */
type TestBoard = ClientFactory & { now?: Date; tools?: TestApp['tools'] }

/** The client of a request, another user of the same type, and one of the other type. */
export interface TestActors {
  board: TestBoard
  role: Role
  client: HttpClient
  /** Missing for a client without an account. */
  self: SignedInClient | undefined
  peer: SignedInClient
  opposite: SignedInClient
}

export async function createActors(board: TestBoard, role: Role): Promise<TestActors> {
  const [kind, other] =
    role === 'employer'
      ? (['employer', 'applicant'] as const)
      : (['applicant', 'employer'] as const)
  const self = role === 'anonymous' ? undefined : await signUp(board, kind)
  const [peer, opposite] = [await signUp(board, kind), await signUp(board, other)]
  return { board, role, client: self ?? board.createClient(), self, peer, opposite }
}

/** A valid request of an action: its target, its query and its body. */
interface ActionRequest {
  /** Creates the target, owned by the client or not, and returns its id. */
  targetId?: (actors: TestActors, own: boolean) => string | Promise<string>
  query?: string
  body?: (actors: TestActors, own: boolean) => object | Promise<object>
  headers?: (actors: TestActors, own: boolean, id: string) => Record<string, string>
}

const accountId = ({ self, peer }: TestActors, own: boolean) => (own ? self : peer)?.id ?? ''
const employerOf = ({ role, self, peer, opposite }: TestActors, own: boolean): SignedInClient => {
  if (own && self) return self
  return role === 'employer' ? peer : opposite
}
const applicantOf = ({ role, self, peer, opposite }: TestActors, own: boolean): SignedInClient => {
  if (own && self) return self
  return role === 'employer' ? opposite : peer
}

const createOwnedJob = async (actors: TestActors, own: boolean) =>
  (await postJobAs(employerOf(actors, own))).id as string

async function createApplication(actors: TestActors, own: boolean): Promise<string> {
  const applicant = actors.role === 'employer' ? actors.opposite : actors.peer
  const path = `/api/jobs/${await createOwnedJob(actors, own)}/applications`
  return (await applicant.post(path, { coverLetter })).body.id
}

async function createSentApplication(actors: TestActors, own: boolean): Promise<string> {
  const employer = actors.role === 'employer' ? actors.peer : actors.opposite
  const path = `/api/jobs/${(await postJobAs(employer)).id}/applications`
  return (await applicantOf(actors, own).post(path, { coverLetter })).body.id
}

/** The token of a letter about an ad. */
async function linkToJob(actors: TestActors): Promise<string> {
  const { now, tools } = actors.board
  const { id, expiryDate } = await postJobAs(employerOf(actors, false))
  return now && tools ? signJobToken({ now, tools }, id, expiryDate) : 'nada'
}

async function createGuestApplication(actors: TestActors): Promise<string> {
  const path = `/api/jobs/${await createOwnedJob(actors, false)}/applications`
  const applicantEmail = `${newId()}@example.org`
  const { body } = await actors.board.createClient().post(path, { ...guestRequest, applicantEmail })
  return body.id
}

/** The token of the letter about an application, or of one about another. */
function letterToken({ board: { now, tools } }: TestActors, own: boolean, id: string) {
  return now && tools ? applicationBearer({ now, tools }, own ? id : 'nada') : {}
}

const isApplicant = ({ role }: TestActors) => role === 'applicant' || role === 'operator'

const createEitherApplication = (actors: TestActors, own: boolean) =>
  (actors.role === 'employer' ? createApplication : createSentApplication)(actors, own)

async function createProfile(actors: TestActors, own: boolean): Promise<string> {
  const owner = applicantOf(actors, own)
  const [known] = (await owner.get('/api/my-candidate-profiles')).body
  return known?.id ?? (await owner.post('/api/candidate-profiles', profileRequest)).body.id
}

const createOwnedAlert = ({ self, peer }: TestActors, own: boolean) =>
  createAlert((own ? self : undefined) ?? peer)

async function createAlert(owner: SignedInClient): Promise<string> {
  await owner.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
  return (await owner.get('/api/alerts')).body.alerts[0].id
}

/** A message from the opposite type to the client, or to its peer. */
async function createMessage(actors: TestActors, own: boolean): Promise<string> {
  const receiver = (own ? actors.self : undefined) ?? actors.peer
  const [employer, applicant] =
    actors.role === 'employer' ? [receiver, actors.opposite] : [actors.opposite, receiver]
  const { id } = await postJobAs(employer)
  await applicant.post(`/api/jobs/${id}/applications`, { coverLetter })
  const letter = { receiverId: receiver.id, content: 'Hola' }
  return (await actors.opposite.post('/api/messages', letter)).body.id
}

/** The case of a job that somebody reported. */
async function createCase(actors: TestActors): Promise<string> {
  const target = { kind: 'job', id: await createOwnedJob(actors, false) }
  await actors.board.createClient().post('/api/reports', { ...reportRequest, target })
  return `job-${target.id}`
}

/** One that the client has decided. */
async function createDecidedCase(actors: TestActors): Promise<string> {
  const id = await createCase(actors)
  await actors.client.post(`/api/operator/cases/${id}/decision`, decisionRequest)
  return id
}

/** The link of the letter about a job that the operator hides. */
async function createAppealToken(actors: TestActors): Promise<string> {
  const { now, tools } = actors.board
  if (!now || !tools) return 'nada'
  const id = await createOwnedJob(actors, false)
  await runCli({ tools }, 'ad', 'hide', id, '--reason', 'falso')
  return signAppealToken({ now, tools }, `job-${id}`)
}

/** Another session of the client, or one of its peer. */
async function createSession({ board, self, peer }: TestActors, own: boolean): Promise<string> {
  const { username } = (own ? self : undefined) ?? peer
  const elsewhere = board.createClient()
  await elsewhere.post('/api/login', { username, password: testPassword })
  const { body } = await elsewhere.get('/api/sessions')
  return body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
}

const samplePicture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })

export const actionRequests: Record<Action, ActionRequest> = {
  readApi: {},
  findCurrentUser: {},
  logIn: { body: ({ peer }) => ({ username: peer.username, password: testPassword }) },
  register: {
    body: ({ peer }) => ({
      ...{ username: `x${peer.id}`, email: `x${peer.id}@example.org` },
      ...{ password: testPassword, fullName: 'Eva' }
    })
  },
  requestPasswordReset: { body: ({ peer }) => ({ login: peer.username }) },
  resetPassword: {
    targetId: ({ board: { now, tools }, peer }) =>
      now && tools ? signResetToken({ now, tools }, peer.id) : 'nada',
    body: () => ({ password: testPassword })
  },
  requestEmailConfirmation: {},
  confirmEmail: {
    targetId: ({ board: { now, tools }, peer }) =>
      now && tools ? signConfirmationToken({ now, tools }, peer.id) : 'nada'
  },
  logOut: {},
  readOwnData: {},
  reviseUser: {
    targetId: accountId,
    body: ({ self }) => ({ fullName: 'Eva', email: `${self?.username ?? 'x'}@example.org` })
  },
  deleteUser: { targetId: accountId, body: () => ({ currentPassword: testPassword }) },
  listSessions: {},
  endSession: { targetId: createSession },
  endOtherSessions: {},
  changePassword: {
    targetId: accountId,
    body: () => ({ currentPassword: testPassword, newPassword: testPassword })
  },
  chooseLetters: { targetId: accountId, body: () => ({ stopped: ['messages'] }) },
  uploadPicture: { targetId: accountId, body: () => samplePicture.png().toBuffer() },
  uploadJobPhoto: { body: () => samplePicture.png().toBuffer() },
  searchJobs: {},
  listJobCards: { query: '?ids=a,b' },
  listAlerts: {},
  requestAlert: {
    body: ({ self }) => ({
      ...(!self && { email: 'luis@example.org' }),
      search: { keyword: 'mozo', near: '11020', radius: '50' },
      every: 'dia'
    })
  },
  confirmAlert: {
    targetId: ({ board: { now, tools }, peer }) =>
      now && tools ? createAlert(peer).then(id => signAlertToken({ now, tools }, id)) : 'nada'
  },
  findAlert: { targetId: createOwnedAlert },
  changeAlert: { targetId: createOwnedAlert, body: () => ({ every: 'semana' }) },
  endAlert: { targetId: createOwnedAlert },
  completePlace: { query: '?text=vej' },
  findJob: { targetId: createOwnedJob },
  postJob: { body: () => jobRequest },
  listJobDrafts: {},
  publishDraft: { targetId: createOwnedJob },
  reviseJob: { targetId: createOwnedJob, body: () => jobRequest },
  withdrawJob: { targetId: createOwnedJob },
  renewJob: { targetId: createOwnedJob },
  closeJob: { targetId: createOwnedJob, body: () => ({ outcome: 'aqui', message: 'Gracias' }) },
  renewJobByLink: { targetId: linkToJob },
  closeJobByLink: { targetId: linkToJob, body: () => ({ outcome: 'aqui' }) },
  submitApplication: {
    targetId: createOwnedJob,
    body: ({ self }) => (self ? { coverLetter } : guestRequest)
  },
  listApplications: {},
  changeApplicationStatus: { targetId: createApplication, body: () => ({ status: 'approved' }) },
  seeApplication: { targetId: createEitherApplication },
  withdrawApplication: {
    targetId: (actors, own) =>
      (isApplicant(actors) ? createSentApplication : createGuestApplication)(actors, own),
    headers: (actors, own, id) => (isApplicant(actors) ? {} : letterToken(actors, own, id))
  },
  eraseGuest: { targetId: createGuestApplication, headers: letterToken },
  listSavedJobs: {},
  saveJob: { targetId: createOwnedJob },
  unsaveJob: { targetId: createOwnedJob },
  searchCandidates: {},
  findCandidateProfile: { targetId: createProfile },
  listOwnProfiles: {},
  publishCandidateProfile: { body: () => profileRequest },
  reviseCandidateProfile: { targetId: createProfile, body: () => profileRequest },
  withdrawCandidateProfile: { targetId: createProfile },
  releaseContact: { targetId: createProfile },
  readVisibility: {},
  changeVisibility: { body: () => ({ visibleTo: 'applied' }) },
  blockEmployer: { body: ({ opposite }) => ({ employerId: opposite.id }) },
  unblockEmployer: { targetId: () => 'nada' },
  diagnoseIp: {},
  updateIp: {
    body: (actors, own) => ({ userId: accountId(actors, own), ip: '203.0.113.7', geoInfo: {} })
  },
  listConversations: {},
  readConversation: { targetId: ({ peer }) => peer.id },
  sendMessage: {
    body: async actors => {
      await createMessage(actors, true)
      return { receiverId: actors.opposite.id, content: 'Hola' }
    }
  },
  markMessageRead: { targetId: createMessage },
  countUnseen: {},
  followChanges: {},
  reportContent: {
    body: async actors => ({
      ...reportRequest,
      target: { kind: 'job', id: await createOwnedJob(actors, false) }
    })
  },
  appealDecision: {
    body: async actors => ({
      token: await createAppealToken(actors),
      text: 'La fianza era de la vivienda'
    })
  },
  listOwnDecisions: {},
  listCases: {},
  findCase: { targetId: createCase },
  decideCase: { targetId: createCase, body: () => decisionRequest },
  undoDecision: { targetId: createDecidedCase, body: () => ({ revision: 1 }) },
  readOverview: {},
  retryParked: { targetId: () => 'figures-1' },
  readSecondFactor: {},
  enrolSecondFactor: { body: () => ({ currentPassword: testPassword }) },
  confirmSecondFactor: {
    body: async ({ board: { now = new Date() }, client }) => {
      const secret = await beginEnrolment(client).catch(() => undefined)
      return { code: secret ? oneTimeCode(secret, now) : '123456' }
    }
  },
  removeSecondFactor: {
    body: async ({ board: { now = new Date() }, client }) => {
      const enrolled = await enrolInSecondFactor(client, now).catch(() => undefined)
      return { code: enrolled?.recoveryCodes[0] ?? '123456' }
    }
  }
}
