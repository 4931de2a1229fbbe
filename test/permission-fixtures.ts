import sharp from 'sharp'
import type { Action, Role } from '#services/auth/authorization.ts'
import type { Door, Visitor } from './http-client.ts'
import {
  coverLetter,
  guestRequest,
  jobRequest,
  type Person,
  password,
  postJob,
  profileRequest,
  register
} from './api-fixtures.ts'

/** Whoever asks, somebody else of the same kind, and one of the other kind. */
export interface Cast {
  role: Role
  asker: Visitor
  /** Missing for a visitor without an account. */
  self: Person | undefined
  peer: Person
  opposite: Person
}

export async function castFor(board: Door, role: Role): Promise<Cast> {
  const [kind, other] =
    role === 'employer'
      ? (['employer', 'applicant'] as const)
      : (['applicant', 'employer'] as const)
  const self = role === 'anonymous' ? undefined : await register(board, kind)
  const [peer, opposite] = [await register(board, kind), await register(board, other)]
  return { role, asker: self ?? board.visitor(), self, peer, opposite }
}

/** What an action is asked with: of whose thing, and what is sent. */
interface Ask {
  /** Makes the thing that the address names, which is the asker’s own or not; answers its id. */
  thing?: (cast: Cast, own: boolean) => string | Promise<string>
  body?: (cast: Cast, own: boolean) => object | Promise<object>
}

const account = ({ self, peer }: Cast, own: boolean) => (own ? self : peer)?.id ?? ''
const employerOf = ({ role, self, peer, opposite }: Cast, own: boolean): Person => {
  if (own && self) return self
  return role === 'employer' ? peer : opposite
}
const applicantOf = ({ role, self, peer, opposite }: Cast, own: boolean): Person => {
  if (own && self) return self
  return role === 'employer' ? opposite : peer
}

const ad = async (cast: Cast, own: boolean) => (await postJob(employerOf(cast, own))).id as string

async function application(cast: Cast, own: boolean): Promise<string> {
  const applicant = cast.role === 'employer' ? cast.opposite : cast.peer
  const path = `/api/jobs/${await ad(cast, own)}/applications`
  return (await applicant.post(path, { coverLetter })).body.id
}

async function profile(cast: Cast, own: boolean): Promise<string> {
  const owner = applicantOf(cast, own)
  const [known] = (await owner.get('/api/my-candidate-profiles')).body
  return known?.id ?? (await owner.post('/api/candidate-profiles', profileRequest)).body.id
}

/** From the other kind to the asker, or to somebody of the asker’s kind. */
async function message(cast: Cast, own: boolean): Promise<string> {
  const receiver = (own ? cast.self : undefined) ?? cast.peer
  const [employer, applicant] =
    cast.role === 'employer' ? [receiver, cast.opposite] : [cast.opposite, receiver]
  const { id } = await postJob(employer)
  await applicant.post(`/api/jobs/${id}/applications`, { coverLetter })
  const letter = { receiverId: receiver.id, content: 'Hola' }
  return (await cast.opposite.post('/api/messages', letter)).body.id
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })

export const asks: Record<Action, Ask> = {
  readApi: {},
  findCurrentUser: {},
  logIn: { body: ({ peer }) => ({ username: peer.username, password }) },
  register: {
    body: ({ peer }) => ({
      ...{ username: `x${peer.id}`, email: `x${peer.id}@example.org` },
      ...{ password, fullName: 'Eva' }
    })
  },
  logOut: {},
  reviseUser: {
    thing: account,
    body: ({ self }) => ({ fullName: 'Eva', email: `${self?.username ?? 'x'}@example.org` })
  },
  deleteUser: { thing: account },
  changePassword: {
    thing: account,
    body: () => ({ currentPassword: password, newPassword: password })
  },
  uploadPicture: { thing: account, body: () => picture.png().toBuffer() },
  searchJobs: {},
  findJob: { thing: ad },
  postJob: { body: () => jobRequest },
  reviseJob: { thing: ad, body: () => jobRequest },
  withdrawJob: { thing: ad },
  renewJob: { thing: ad },
  submitApplication: {
    thing: ad,
    body: ({ self }) => (self ? { coverLetter } : guestRequest)
  },
  listApplications: {},
  changeApplicationStatus: { thing: application, body: () => ({ status: 'approved' }) },
  searchCandidates: {},
  findCandidateProfile: { thing: profile },
  listOwnProfiles: {},
  publishCandidateProfile: { body: () => profileRequest },
  reviseCandidateProfile: { thing: profile, body: () => profileRequest },
  withdrawCandidateProfile: { thing: profile },
  diagnoseIp: {},
  updateIp: {
    body: (cast, own) => ({ userId: account(cast, own), ip: '203.0.113.7', geoInfo: {} })
  },
  listConversations: {},
  readConversation: { thing: ({ peer }) => peer.id },
  sendMessage: {
    body: async cast => {
      await message(cast, true)
      return { receiverId: cast.opposite.id, content: 'Hola' }
    }
  },
  markMessageRead: { thing: message },
  readOverview: {},
  retryParked: { thing: () => 'figures-1' }
}
