import {
  coverLetter,
  guestRequest,
  testPassword,
  profileRequest
} from '#test/builders/api-fixtures.ts'
import type { HttpClient } from '#test/board/http-client.ts'
import type { WriterAction } from './actions.ts'
import { correlationDate } from './correlation-id.ts'
import {
  accountObject,
  accountRegister,
  jobRegister,
  profileObject,
  profileRegister
} from './registers.ts'
import { readRegister, sendUntilAnswered, verifyRead, type Writer } from './writer.ts'

export interface ApplicantWriter extends Writer {
  id: string
  username: string
  /** A client without a session. */
  guest(): HttpClient
}

const apply: WriterAction<ApplicantWriter> = async (writer, { jobIds }, chance) => {
  const path = `/api/jobs/${pickJob(jobIds, chance)}/applications`
  const effect = { type: 'ApplicationSubmitted', mark: writer.nextCorrelationId() }
  const body = { coverLetter: `${effect.mark} ${coverLetter}` }
  const response = await sendUntilAnswered(writer, { ...effect, method: 'POST', path, body })
  if (response) await sendGreeting(writer, response.body.employerId)
}

interface SentApplication {
  id: string
  withdrawnAt: string | null
}

const isOpen = ({ withdrawnAt }: SentApplication) => withdrawnAt === null

/** Takes an own application back, and sees it marked. */
const withdraw: WriterAction<ApplicantWriter> = async writer => {
  const sent = '/api/applications?limit=50'
  const list = await writer.client.get(sent).catch(() => undefined)
  const id = list?.body.applications?.find(isOpen)?.id
  if (!id) return
  const effect = { type: 'ApplicationWithdrawn', mark: id }
  const path = `/api/applications/${id}`
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'DELETE', path }))) return
  await verifyRead(writer, effect, sent, ({ body }) => {
    return !body.applications.some(
      (application: SentApplication) => application.id === id && isOpen(application)
    )
  })
}

async function sendGreeting(writer: ApplicantWriter, receiverId: string): Promise<void> {
  const effect = { type: 'MessageSent', mark: writer.nextCorrelationId() }
  const body = { receiverId, content: `Hola ${effect.mark}` }
  await sendUntilAnswered(writer, { ...effect, method: 'POST', path: '/api/messages', body })
}

const applyAsGuest: WriterAction<ApplicantWriter> = async (writer, { jobIds }, chance) => {
  const path = `/api/jobs/${pickJob(jobIds, chance)}/applications`
  const effect = { type: 'ApplicationSubmitted', mark: writer.nextCorrelationId() }
  const body = { ...guestRequest, applicantEmail: `${effect.mark}@example.org` }
  const guest = { ...writer, client: writer.guest() }
  await sendUntilAnswered(guest, { ...effect, method: 'POST', path, body })
}

const changeProfile: WriterAction<ApplicantWriter> = async writer => {
  const path = '/api/candidate-profiles'
  const [object, own] = [profileObject(writer.id), profileRegister(writer.id)]
  // A withdrawal destroys the key of the text: the mark is in the open part.
  const availableFrom = correlationDate(writer.nextCorrelationId())
  const effect = { type: 'CandidateProfilePublished', mark: availableFrom }
  const body = { ...profileRequest, availableFrom }
  const register = { object, op: 'create', value: availableFrom } as const
  const request = { ...effect, method: 'POST', path, body, register } as const
  const response = await sendUntilAnswered(writer, request)
  if (!response) return
  await verifyRead(writer, effect, own, ({ body: profiles }) => profiles.length === 1)
  const { id } = response.body
  const end = { type: 'CandidateProfileWithdrawn', mark: id }
  if (!(await withdrawProfile(writer, id))) return
  await verifyRead(writer, end, own, ({ body: profiles }) => profiles.length === 0)
}

/** Withdraws a profile whose earlier withdrawal had no response. */
const clearProfile: WriterAction<ApplicantWriter> = async writer => {
  const own = await readRegister(writer, profileRegister(writer.id), writer.client)
  const id = own?.body[0]?.id
  if (id) await withdrawProfile(writer, id)
}

function withdrawProfile(writer: ApplicantWriter, id: string) {
  return sendUntilAnswered(writer, {
    type: 'CandidateProfileWithdrawn',
    mark: id,
    method: 'DELETE',
    path: `/api/candidate-profiles/${id}`,
    register: { object: profileObject(writer.id), op: 'end', value: '' }
  })
}

const reviseAccount: WriterAction<ApplicantWriter> = async writer => {
  const effect = { type: 'UserProfileRevised', mark: writer.nextCorrelationId() }
  const { id, username } = writer
  const body = { fullName: 'Ana', email: `${username}@example.org`, bio: `Soy ${effect.mark}` }
  const register = { object: accountObject(id), op: 'set', value: body.bio } as const
  const request = { ...effect, method: 'PUT', path: `/api/users/${id}`, body, register } as const
  if (!(await sendUntilAnswered(writer, request))) return
  await verifyRead(writer, effect, accountRegister(id), ({ body: self }) => self.bio === body.bio)
}

/** As a visitor without a session half of the time, whose responses come from memory. */
const readJob: WriterAction<ApplicantWriter> = async (writer, { recentJobIds }, chance) => {
  const id = recentJobIds[Math.floor(chance * recentJobIds.length)]
  const client = chance * 100 - Math.floor(chance * 100) < 0.5 ? writer.guest() : writer.client
  if (id) await readRegister(writer, jobRegister(id), client)
}

/** Draws from forty usernames, so that conflicts happen. */
const register: WriterAction<ApplicantWriter> = async (writer, _, chance) => {
  const effect = { type: 'UserRegistered', mark: writer.nextCorrelationId() }
  const username = `nombre${Math.floor(chance * 40)}`
  const account = { username, password: testPassword, email: `${effect.mark}@example.org` }
  const body = { ...account, fullName: `Eva ${effect.mark}` }
  const newcomer = { ...writer, client: writer.guest() }
  await sendUntilAnswered(newcomer, { ...effect, method: 'POST', path: '/api/register', body })
}

function pickJob(jobIds: readonly string[], chance: number): string {
  return jobIds[Math.floor(chance * jobIds.length)] ?? 'ninguno'
}

export const applicantActions = [
  apply,
  apply,
  apply,
  withdraw,
  applyAsGuest,
  applyAsGuest,
  applyAsGuest,
  changeProfile,
  changeProfile,
  clearProfile,
  reviseAccount,
  reviseAccount,
  readJob,
  readJob,
  readJob,
  register
]
