import { day } from '#events/units.ts'
import { newId } from '#events/aggregates/ids.ts'
import {
  coverLetter,
  decisionRequest,
  guestRequest,
  postJobAs,
  profileRequest,
  reportRequest,
  signUp,
  type SignedInClient,
  testPassword
} from '../builders/api-fixtures.ts'
import { confirmEmailOf } from '../builders/confirmed-email.ts'
import { signAppealToken } from '../builders/appeals.ts'
import { applicationBearer, signAnswerToken, signJobToken } from '../board/link-tokens.ts'
import { draftAs, listDrafts } from '../builders/job-drafts.ts'
import { runCli } from '../board/run-cli.ts'
import { actingApplicant, actingEmployer, type TestActors } from '../builders/test-actors.ts'

export const createAccount = async ({ board }: TestActors) => (await signUp(board, 'applicant')).id

export const createOwnedJob = async (actors: TestActors, own: boolean) =>
  (await postJobAs(actingEmployer(actors, own))).id as string

/** A draft of their own; of others, who have no draft for them, an ad. */
export async function createOwnedDraft(actors: TestActors, own: boolean): Promise<string> {
  if (!own) return createOwnedJob(actors, own)
  const employer = actingEmployer(actors, own)
  const [known] = await listDrafts(employer)
  return (known ?? (await draftAs(employer))).id
}

export async function createReceivedApplication(actors: TestActors, own: boolean): Promise<string> {
  const applicant = actors.role === 'employer' ? actors.opposite : actors.peer
  const path = `/api/jobs/${await createOwnedJob(actors, own)}/applications`
  return (await applicant.post(path, { coverLetter })).body.id
}

async function createSentApplication(actors: TestActors, own: boolean): Promise<string> {
  const employer = actors.role === 'employer' ? actors.peer : actors.opposite
  const path = `/api/jobs/${(await postJobAs(employer)).id}/applications`
  return (await actingApplicant(actors, own).post(path, { coverLetter })).body.id
}

/** The token of an e-mail about an ad. */
export async function linkToJob(actors: TestActors): Promise<string> {
  const { now, tools } = actors.board
  const { id, expiryDate } = await postJobAs(actingEmployer(actors, false))
  return now && tools ? signJobToken({ now, tools }, id, expiryDate) : 'nada'
}

/** The token of an e-mail about an application to an employer who has confirmed the address. */
export async function linkToAnswer(actors: TestActors): Promise<string> {
  const { now, tools } = actors.board
  const employer = actingEmployer(actors, false)
  const { body } = await actors.board
    .createClient()
    .post(`/api/jobs/${(await postJobAs(employer)).id}/applications`, {
      ...guestRequest,
      applicantEmail: `${newId()}@example.org`
    })
  if (!now || !tools) return 'nada'
  await confirmEmailOf({ now, tools }, employer)
  return signAnswerToken({ now, tools }, body.id)
}

export async function createGuestApplication(actors: TestActors): Promise<string> {
  const path = `/api/jobs/${await createOwnedJob(actors, false)}/applications`
  const applicantEmail = `${newId()}@example.org`
  const { body } = await actors.board.createClient().post(path, { ...guestRequest, applicantEmail })
  return body.id
}

/** That of an account for applicants, that of a guest for who has the token of its e-mail. */
export const createWithdrawable = (actors: TestActors, own: boolean) =>
  isApplicant(actors) ? createSentApplication(actors, own) : createGuestApplication(actors)

/** One of which its employer has said that they have talked. */
export async function createTalked(actors: TestActors, own: boolean): Promise<string> {
  const id = await createWithdrawable(actors, own)
  const employers = [actors.peer, actors.opposite, actors.self]
  for (const employer of employers)
    await employer?.post(`/api/applications/${id}/talked`, { by: 'persona' })
  return id
}

/** One that was sent eleven days ago; just now where the clock cannot be moved. */
export async function createLongWaiting(actors: TestActors, own: boolean): Promise<string> {
  const { board } = actors
  const { now } = board
  if (!now || board.isShared) return createWithdrawable(actors, own)
  board.now = new Date(now.getTime() - 11 * day)
  const id = await createWithdrawable(actors, own)
  board.now = now
  return id
}

/** The token of the e-mail about an application, or of one about another. */
export function sendMailToken(
  { board: { now, tools } }: TestActors,
  own: boolean,
  id: string
): Record<string, string> {
  return now && tools ? applicationBearer({ now, tools }, own ? id : 'nada') : {}
}

/** Of who has no account to apply with. */
export const sendGuestToken = (actors: TestActors, own: boolean, id: string) =>
  isApplicant(actors) ? {} : sendMailToken(actors, own, id)

/** An operator of the tests has an applicant's account. */
const isApplicant = ({ role }: TestActors) => role === 'applicant' || role === 'operator'

export const createEitherApplication = (actors: TestActors, own: boolean) =>
  (actors.role === 'employer' ? createReceivedApplication : createSentApplication)(actors, own)

export async function createProfile(actors: TestActors, own: boolean): Promise<string> {
  const owner = actingApplicant(actors, own)
  const [known] = (await owner.get('/api/my-candidate-profiles')).body
  return known?.id ?? (await owner.post('/api/candidate-profiles', profileRequest)).body.id
}

export const createOwnedAlert = ({ self, peer }: TestActors, own: boolean) =>
  createAlert((own ? self : undefined) ?? peer)

export async function createAlert(owner: SignedInClient): Promise<string> {
  await owner.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
  return (await owner.get('/api/alerts')).body.alerts[0].id
}

/** A message from the opposite type to the client, or to its peer. */
export async function createMessage(actors: TestActors, own: boolean): Promise<string> {
  const receiver = (own ? actors.self : undefined) ?? actors.peer
  const [employer, applicant] =
    actors.role === 'employer' ? [receiver, actors.opposite] : [actors.opposite, receiver]
  const { id } = await postJobAs(employer)
  await applicant.post(`/api/jobs/${id}/applications`, { coverLetter })
  const message = { receiverId: receiver.id, content: 'Hola' }
  return (await actors.opposite.post('/api/messages', message)).body.id
}

/** The case of a reported job. */
export async function createCase(actors: TestActors): Promise<string> {
  const target = { kind: 'job', id: await createOwnedJob(actors, false) }
  await actors.board.createClient().post('/api/reports', { ...reportRequest, target })
  return `job-${target.id}`
}

/** One that the client has decided. */
export async function createDecidedCase(actors: TestActors): Promise<string> {
  const id = await createCase(actors)
  await actors.client.post(`/api/operator/cases/${id}/decision`, decisionRequest)
  return id
}

/** An employer who has posted a job. */
export async function createEmployerWithJob(actors: TestActors, own: boolean): Promise<string> {
  await createOwnedJob(actors, own)
  return actingEmployer(actors, own).id
}

/** The link of the e-mail about a job that the operator hides. */
export async function createAppealToken(actors: TestActors): Promise<string> {
  const { now, tools } = actors.board
  if (!now || !tools) return 'nada'
  const id = await createOwnedJob(actors, false)
  await runCli({ tools }, 'job', 'hide', id, '--reason', 'falso')
  return signAppealToken({ now, tools }, `job-${id}`)
}

/** Another session of the client, or one of its peer. */
export async function createSession(
  { board, self, peer }: TestActors,
  own: boolean
): Promise<string> {
  const { username } = (own ? self : undefined) ?? peer
  const elsewhere = board.createClient()
  await elsewhere.post('/api/login', { username, password: testPassword })
  const { body } = await elsewhere.get('/api/sessions')
  return body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id
}
