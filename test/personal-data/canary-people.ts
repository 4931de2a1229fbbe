import {
  coverLetter,
  guestRequest,
  jobRequest,
  jobTermsRequest,
  profileRequest,
  type SignedInClient,
  signUp
} from '../builders/api-fixtures.ts'
import { addTerm, storageRules } from '#services/users/shared/storage-terms.ts'
import { signAppealToken } from '../builders/appeals.ts'
import { profileTermsRequest } from '../builders/candidate-profiles.ts'
import { decideAs, report, signUpOperator } from '../builders/cases.ts'
import { sendMail } from '../board/mails.ts'
import { uploadJobPhotos, uploadSamplePhoto } from '../builders/pictures.ts'
import type { TestApp } from '../board/test-app.ts'

/** A word or a number that stands nowhere else on the board. */
export type Canary = string

export interface CanaryPerson {
  person: SignedInClient
  canaries: Canary[]
}

/** Numbered marks: words of letters only, so that searches index them, and phone numbers. */
function createMarks(letter: string) {
  const canaries: Canary[] = []
  return {
    canaries,
    word() {
      const mark = `zqwxk${letter}${'abcdefghij'[Math.floor(canaries.length / 10)]}${'klmnopqrst'[canaries.length % 10]}`
      canaries.push(mark)
      return mark
    },
    phone() {
      const mark = `69${letter === 'c' ? 1 : 2}7${String(10_000 + canaries.length).slice(-5)}`
      canaries.push(mark)
      return mark
    },
    address(last: number) {
      const mark = `198.51.100.${last}`
      canaries.push(mark)
      return mark
    }
  }
}

/** An employer who uses everything; `stranger` is a candidate who applied. */
export async function createCanaryEmployer(
  board: TestApp,
  stranger: SignedInClient
): Promise<CanaryPerson> {
  const { canaries, word, phone, address } = createMarks('e')
  const person = await signUp(
    board,
    'employer',
    {
      username: word(),
      email: `${word()}@example.org`,
      fullName: `Finca ${word()}`,
      bio: `Cría ${word()}`,
      location: `Cortijo ${word()}`,
      phone: phone()
    },
    address(77)
  )
  const texts = () => ({
    title: `Mozo ${word()}`,
    companyName: `Finca ${word()}`,
    location: `Cortijo ${word()}`,
    description: `Cuidado de ${word()}`,
    requirements: `Se pide ${word()}`,
    details: `Además ${word()}`,
    contactPhone: phone(),
    contactEmail: `${word()}@example.org`
  })
  await person.put(`/api/users/${person.id}/verification`, {
    web: `${word()}.example.org`,
    taxId: '12345678Z',
    farmCode: 'ES110390001234'
  })
  const photos = await uploadJobPhotos(person, 1)
  const posted = await person.post('/api/jobs', {
    ...jobRequest,
    ...jobTermsRequest,
    ...texts(),
    photos
  })
  const path = `/api/jobs/${posted.body.id}`
  await person.patch(path, { ...texts(), jobType: jobRequest.jobType })
  await stranger.post(`${path}/applications`, { coverLetter })
  const { body: guest } = await board.createClient().post(`${path}/applications`, guestRequest)
  const answer = { status: 'approved', message: `Ven con ${word()}` }
  await person.put(`/api/applications/${guest.id}`, answer)
  await person.post('/api/job-drafts', { ...texts(), role: word(), boxes: word() })
  await person.post('/api/messages', { receiverId: stranger.id, content: `Ven a ${word()}` })
  await person.post(`${path}/close`, { outcome: 'aqui', message: `Gracias, ${word()}` })
  await visitPersonalPages(board, person, word)
  return { person, canaries }
}

/** A candidate who uses everything; `stranger` is an employer with a job. */
export async function createCanaryCandidate(
  board: TestApp,
  stranger: SignedInClient,
  jobId: string
): Promise<CanaryPerson> {
  const { canaries, word, phone, address } = createMarks('c')
  const person = await signUp(
    board,
    'applicant',
    {
      username: word(),
      email: `${word()}@example.org`,
      fullName: `Ana ${word()}`,
      bio: `Monto ${word()}`,
      location: `Aldea ${word()}`,
      phone: phone()
    },
    address(78)
  )
  const texts = () => ({
    fullName: `Ana ${word()}`,
    age: 31,
    contactPhone: phone(),
    contactEmail: `${word()}@example.org`,
    description: `Amazona de ${word()} desde siempre`,
    location: `Aldea ${word()}`,
    skills: `doma, ${word()}`
  })
  const { body } = await person.post('/api/candidate-profiles', {
    ...profileTermsRequest,
    ...texts()
  })
  const path = `/api/candidate-profiles/${body.id}`
  await person.put(path, { ...profileTermsRequest, ...texts() })
  await stranger.post(`${path}/contact`)
  await person.post('/api/candidate-visibility/blocks', { text: word() })
  await person.post(`/api/jobs/${jobId}/applications`, {
    coverLetter: `${coverLetter} Firmado: ${word()}.`
  })
  await person.put(`/api/saved-jobs/${jobId}`)
  await person.post('/api/alerts', { search: { keyword: word() }, every: 'dia' })
  const target = { kind: 'job', id: jobId }
  await person.post('/api/reports', {
    target,
    reason: 'otro',
    text: `Pide ${word()} antes de nada`
  })
  await person.post('/api/messages', { receiverId: stranger.id, content: `Soy ${word()}`, jobId })
  await visitPersonalPages(board, person, word)
  return { person, canaries }
}

/**
 * A profile that a guest and an account reported, hidden, and complained about. `close` moves the clock to the end of the
 * storage term; what was reported is not marked, for it stays.
 */
export async function createCanaryCase(
  board: TestApp
): Promise<{ canaries: Canary[]; close(): void }> {
  const { canaries, word } = createMarks('k')
  const owner = await signUp(board, 'applicant')
  const { body } = await owner.post('/api/candidate-profiles', profileRequest)
  const id = `profile-${body.id}`
  const operator = await signUpOperator(board)
  const email = `${word()}@example.org`
  await report(board, 'profile', body.id, { text: `Pide ${word()}`, name: word(), email })
  const account = await signUp(board, 'employer')
  await report(board, 'profile', body.id, { text: `También pide ${word()}` }, account)
  await decideAs(operator, id, { facts: `Pide dinero ${word()}` })
  const complaint = { token: signAppealToken(board, id), text: `No es verdad ${word()}` }
  await board.createClient().post('/api/appeals', complaint)
  await decideAs(operator, id, { outcome: 'kept', facts: `Lo hemos mirado ${word()}` })
  await sendMail(board)
  return {
    canaries,
    close() {
      board.now = addTerm(board.now, storageRules.cases.term)
    }
  }
}

/** What every account can do: picture, data, place, e-mails, sessions. */
async function visitPersonalPages(
  board: TestApp,
  person: SignedInClient,
  word: () => Canary
): Promise<void> {
  const profilePicture = await uploadSamplePhoto(person)
  const { body } = await person.get('/api/user')
  const changes = { fullName: body.fullName, email: body.email, profilePicture }
  await person.put(`/api/users/${person.id}`, { ...changes, bio: `Ahora ${word()}` })
  await person.post('/api/update-ip', { userId: person.id, ip: body.lastIp ?? '198.51.100.77' })
  await board.createClient().post('/api/password-resets', { login: person.username })
  await board.createClient().post('/api/mail-codes', { email: body.email })
  await sendMail(board)
  const elsewhere = board.createClient()
  await elsewhere.post('/api/login', { username: person.username, password: 'caballo-bayo' })
}
