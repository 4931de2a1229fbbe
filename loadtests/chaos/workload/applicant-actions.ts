import { coverLetter, guestRequest, password, profileRequest } from '#test/api-fixtures.ts'
import type { Visitor } from '#test/http-client.ts'
import type { Deed } from './actions.ts'
import { look, perform, type Writer } from './writer.ts'

export interface Applicant extends Writer {
  id: string
  username: string
  /** A browser in which nobody is signed in. */
  guest(): Visitor
}

const apply: Deed<Applicant> = async (writer, { ads }, chance) => {
  const path = `/api/jobs/${oneOf(ads, chance)}/applications`
  const effect = { type: 'ApplicationSubmitted', mark: writer.nextMark() }
  const body = { coverLetter: `${effect.mark} ${coverLetter}` }
  const answer = await perform(writer, { ...effect, method: 'POST', path, body })
  if (answer) await greet(writer, answer.body.employerId)
}

async function greet(writer: Applicant, receiverId: string): Promise<void> {
  const effect = { type: 'MessageSent', mark: writer.nextMark() }
  const body = { receiverId, content: `Hola ${effect.mark}` }
  await perform(writer, { ...effect, method: 'POST', path: '/api/messages', body })
}

const applyAsGuest: Deed<Applicant> = async (writer, { ads }, chance) => {
  const path = `/api/jobs/${oneOf(ads, chance)}/applications`
  const effect = { type: 'ApplicationSubmitted', mark: writer.nextMark() }
  const body = { ...guestRequest, applicantEmail: `${effect.mark}@example.org` }
  const guest = { ...writer, visitor: writer.guest() }
  await perform(guest, { ...effect, method: 'POST', path, body })
}

const changeProfile: Deed<Applicant> = async writer => {
  const [path, own] = ['/api/candidate-profiles', '/api/my-candidate-profiles']
  const effect = { type: 'CandidateProfilePublished', mark: writer.nextMark() }
  const body = { ...profileRequest, description: `${effect.mark} ${profileRequest.description}` }
  const answer = await perform(writer, { ...effect, method: 'POST', path, body })
  if (!answer) return
  await look(writer, effect, own, ({ body: profiles }) => profiles.length === 1)
  const { id } = answer.body
  const end = { type: 'CandidateProfileWithdrawn', mark: id }
  if (!(await perform(writer, { ...end, method: 'DELETE', path: `${path}/${id}` }))) return
  await look(writer, end, own, ({ body: profiles }) => profiles.length === 0)
}

/** What is left of a profile whose withdrawal was not answered. */
const clearProfile: Deed<Applicant> = async writer => {
  const own = await writer.visitor.get('/api/my-candidate-profiles').catch(() => undefined)
  const id = own?.body[0]?.id
  if (!id) return
  const path = `/api/candidate-profiles/${id}`
  await perform(writer, { type: 'CandidateProfileWithdrawn', mark: id, method: 'DELETE', path })
}

const reviseAccount: Deed<Applicant> = async writer => {
  const effect = { type: 'UserProfileRevised', mark: writer.nextMark() }
  const { id, username } = writer
  const body = { fullName: 'Ana', email: `${username}@example.org`, bio: `Soy ${effect.mark}` }
  const path = `/api/users/${id}`
  if (!(await perform(writer, { ...effect, method: 'PUT', path, body }))) return
  await look(writer, effect, '/api/user', ({ body: self }) => self.bio === body.bio)
}

/** There are fewer names than people who want them. */
const register: Deed<Applicant> = async (writer, _, chance) => {
  const effect = { type: 'UserRegistered', mark: writer.nextMark() }
  const username = `nombre${Math.floor(chance * 40)}`
  const account = { username, password, email: `${effect.mark}@example.org` }
  const body = { ...account, fullName: `Eva ${effect.mark}` }
  const newcomer = { ...writer, visitor: writer.guest() }
  await perform(newcomer, { ...effect, method: 'POST', path: '/api/register', body })
}

function oneOf(ads: readonly string[], chance: number): string {
  return ads[Math.floor(chance * ads.length)] ?? 'ninguno'
}

export const applicantDeeds = [
  ...[apply, apply, apply, applyAsGuest, applyAsGuest, applyAsGuest],
  ...[changeProfile, changeProfile, clearProfile, reviseAccount, reviseAccount, register]
]
