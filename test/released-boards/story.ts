import { unsealData } from 'iron-session'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { aggregates, schemaOf } from '#events/aggregates/event-schemas.ts'
import { newId } from '#events/aggregates/ids.ts'
import { alikeAds } from '#events/limits/cases.ts'
import { day } from '#events/units.ts'
import samples from '#events/aggregates/event-samples.json' with { type: 'json' }
import { sessionCookieKey } from '#test/board/cookies.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { createSubscriptions } from '#workers/index.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import { expireJobs } from '#workers/scheduled-jobs/expire-jobs.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  jobRequest,
  jobTermsRequest,
  postJobAs,
  profileRequest,
  removalRequest,
  type SignedInClient,
  signUp,
  testPassword
} from '#test/builders/api-fixtures.ts'
import { signAppealToken } from '#test/builders/appeals.ts'
import { decideAs, report } from '#test/builders/cases.ts'
import { fullProfileRequest, profileTermsRequest } from '#test/builders/candidate-profiles.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { draftAs } from '#test/builders/job-drafts.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { sendMail } from '#test/board/mails.ts'
import { addDeadLetter } from '#test/builders/operator.ts'
import { oneOfEach } from '#test/one-of-each/one-of-each.ts'
import { uploadJobPhotos, uploadSamplePhoto } from '#test/builders/pictures.ts'
import { callsOf } from '#test/requests/call-action.ts'
import { runCli } from '#test/board/run-cli.ts'
import type { Answer, TestApp } from '#test/board/test-app.ts'

const names = { employer: 'soto', applicant: 'lucia.prieto', deleted: 'luis.vega' }

/** Texts of people who are erased: they stand in nothing that is left. */
const marks = ['Zoraida', 'Zurriago']

/** Fills an empty board with one of everything, and an event of each type. */
export async function tellStory(board: TestApp, operatorName: string) {
  await oneOfEach(board)
  const operator = await signUp(board, 'applicant', { username: operatorName })
  const employer = await signUp(board, 'employer', {
    username: names.employer,
    email: 'soto@example.org'
  })
  const lucia = await signUp(board, 'applicant', {
    username: names.applicant,
    email: 'lucia@example.org',
    fullName: 'Lucía Prieto'
  })
  await confirmEmailOf(board, lucia)
  const job = await addJobs(board, employer)
  await addHeldJobs(board, operator)
  await endJobs(board)
  await addApplications(board, employer, lucia, job.id)
  const profile = await addProfile(lucia)
  await addCases(board, operator, { job: job.id, profile, employer: employer.id })
  await addReportedMessage(board, operator, [employer, lucia])
  await addRemovals(board, operator, job.id)
  await joinGuest(board, job.id)
  await addEnglish(board, job.id)
  const erased = await eraseTwo(board, employer, job.id)
  const deleted = await deleteOne(board)
  const idempotent = await postOnce(employer)
  await addSamples(board)
  await runWorkers(board)
  const people = {
    [operatorName]: operator.id,
    [names.employer]: employer.id,
    [names.applicant]: lucia.id
  }
  return {
    people,
    ...deleted,
    erased,
    idempotent,
    session: { username: names.applicant, token: await tokenOf(board, lucia) }
  }
}

async function addJobs(board: TestApp, employer: SignedInClient) {
  const [inside, outside] = await uploadJobPhotos(employer, 2)
  const photos = [{ path: inside, of: 'vivienda' }, outside]
  const requirements = 'Saber tratar yeguas'
  const job = await postJobAs(employer, { ...jobTermsRequest, requirements, photos })
  await employer.patch(`/api/jobs/${job.id}`, { details: 'Empieza el lunes.\n- Doce caballos' })
  const bare = await postJobAs(employer, { title: 'Monitor de equitación' })
  const everyTerm = { ...jobTermsRequest, requirements, photos }
  await requireOk(employer.patch(`/api/jobs/${bare.id}`, everyTerm))
  const pending = { ...guestRequest, applicantEmail: 'paula@example.org' }
  await requireOk(board.createClient().post(`/api/jobs/${bare.id}/applications`, pending))
  await requireOk(
    employer.post(`/api/jobs/${bare.id}/close`, { outcome: 'aqui', message: 'Ya está.' })
  )
  const draft = await draftAs(employer, { title: 'Mozo', boxes: 'dos' })
  await requireOk(
    callsOf(board)('reviseDraft', employer, { id: draft.id, body: { title: 'Moza', photos } })
  )
  return job
}

/**
 * For a strong signal, for a link to a messenger in a text like those of others, and as every first job, which an operator
 * releases.
 */
async function addHeldJobs(board: TestApp, operator: SignedInClient): Promise<void> {
  const { config } = board.tools
  const post = async (changes: object, username = `yeguada.${newId()}`) =>
    postJobAs(await signUp(board, 'employer', { username }), changes)
  const alike = { details: 'Gana 3000 € al mes desde casa, sin experiencia y sin horarios' }
  const held = [await post(signalled, 'robledal')]
  for (let count = 0; count < alikeAds.count; count++) await post(alike)
  held.push(await post({ details: `${alike.details}. Escribe a wa.me/34600111222` }))
  config.holdsFirstJobs = true
  const first = await post({})
  config.holdsFirstJobs = false
  const reasons = JSON.stringify([...held, first].map(({ heldFor }) => heldFor))
  if (reasons !== '[["iban"],["mensajeria"],["primero"]]') throw new Error(`held for ${reasons}`)
  await requireOk(decideAs(operator, `job-${first.id}`, { outcome: 'kept' }))
  const employer = await signUp(board, 'employer')
  const shown = await postJobAs(employer)
  await requireOk(employer.patch(`/api/jobs/${shown.id}`, signalled))
  await requireOk(decideAs(operator, `job-${shown.id}`, { outcome: 'kept' }))
}

/** Two jobs of some time ago are over: one is renewed, the other expires. */
async function endJobs(board: TestApp): Promise<void> {
  const { now } = board
  board.now = new Date(now.getTime() - 40 * day)
  const employer = await signUp(board, 'employer')
  const renewed = await postJobAs(employer)
  await postJobAs(employer, { title: 'Guarda de noche' })
  board.now = now
  await signIn(employer)
  await requireOk(employer.post(`/api/jobs/${renewed.id}/renew`))
  await expireJobs(board.tools)
}

async function addApplications(
  board: TestApp,
  employer: SignedInClient,
  lucia: SignedInClient,
  jobId: string
): Promise<void> {
  const path = `/api/jobs/${jobId}/applications`
  const sent = await lucia.post(path, { coverLetter: `Soy Lucía. ${coverLetter}` })
  await board.createClient().post(path, guestRequest)
  await board.createClient().post(path, { ...guestRequest, coverLetter: `Otra. ${coverLetter}` })
  await employer.put(`/api/applications/${sent.body.id}`, { status: 'approved', message: 'Ven.' })
  await employer.post('/api/messages', { receiverId: lucia.id, content: '¿Cuándo vienes?', jobId })
  await lucia.post('/api/messages', { receiverId: employer.id, content: 'El lunes', jobId })
  await lucia.put(`/api/saved-jobs/${jobId}`)
}

async function addProfile(lucia: SignedInClient): Promise<string> {
  await uploadSamplePhoto(lucia)
  const wholeProfile = { ...fullProfileRequest, ...profileTermsRequest, experience: 'Experto' }
  const { body } = await lucia.post('/api/candidate-profiles', wholeProfile)
  await lucia.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
  return body.id
}

async function addCases(
  board: TestApp,
  operator: SignedInClient,
  { job, profile, employer }: Record<'job' | 'profile' | 'employer', string>
): Promise<void> {
  await report(board, 'job', job)
  await report(board, 'profile', profile)
  await decideAs(operator, `profile-${profile}`, { outcome: 'kept' })
  await run(board, 'profile', 'hide', profile, '--reason', 'falso: no es esta persona')
  await run(board, 'profile', 'show', profile)
  await run(board, 'employer', 'hide', employer, '--reason', 'falso: no es este centro')
  await run(board, 'employer', 'show', employer)
  await run(board, 'employer', 'seen', 'robledal')
  await run(board, 'employer', 'unseen', 'robledal')
  await run(board, 'as-of', board.now.toISOString(), 'job', job)
}

/** An operator hides a reported message, and undoes the decision. */
async function addReportedMessage(
  board: TestApp,
  operator: SignedInClient,
  [employer, reader]: [SignedInClient, SignedInClient]
): Promise<void> {
  const content = 'Llámame ahora mismo'
  const sent = await employer.post('/api/messages', { receiverId: reader.id, content })
  const { id } = sent.body
  await requireOk(report(board, 'message', id, { reason: 'acoso' }, reader))
  await requireOk(decideAs(operator, `message-${id}`, { outcome: 'hidden', rule: 'acoso' }))
  const path = `/api/operator/cases/message-${id}`
  const { revision } = (await operator.get(path)).body
  await requireOk(operator.post(`${path}/undo`, { revision }))
}

/** An application without an account goes with the account of that e-mail, which publishes a profile and changes it. */
async function joinGuest(board: TestApp, jobId: string): Promise<void> {
  const email = 'nerea@example.org'
  const application = { ...guestRequest, applicantEmail: email }
  await requireOk(board.createClient().post(`/api/jobs/${jobId}/applications`, application))
  const texts = { bio: 'Amazona', location: 'Vejer', phone: '612 345 678' }
  const nerea = await signUp(board, 'applicant', { email, ...texts })
  await confirmEmailOf(board, nerea)
  const { body } = await nerea.post('/api/candidate-profiles', profileRequest)
  const everything = { ...fullProfileRequest, ...profileTermsRequest, experience: 'Experto' }
  const changes = { fullName: 'Nerea Vela', age: 31, contactPhone: '612 345 679' }
  await requireOk(
    callsOf(board)('reviseCandidateProfile', nerea, {
      id: body.id,
      body: { ...everything, ...changes, description: 'Amazona de doma con experiencia' }
    })
  )
}

async function run(board: TestApp, ...argv: string[]) {
  const { code, text, values } = await runCli(board, ...argv)
  if (code !== 0) throw new Error(`${argv.join(' ')}: ${text}`)
  return values
}

/** Accounts that stay removed, return by a complaint, and return because the operator takes it back; and a guest. */
async function addRemovals(board: TestApp, operator: SignedInClient, jobId: string) {
  const remove = async () => {
    const { id } = await signUp(board, 'applicant')
    await requireOk(operator.post(`/api/operator/people/${id}/removal`, removalRequest))
    return `account-${id}`
  }
  await remove()
  const complained = await remove()
  const appeal = { token: signAppealToken(board, complained), text: 'No pido dinero a nadie' }
  await requireOk(board.createClient().post('/api/appeals', appeal))
  await requireOk(decideAs(operator, complained, { outcome: 'kept' }))
  const undone = await remove()
  await requireOk(operator.post(`/api/operator/cases/${undone}/undo`, { revision: 1 }))
  const applicantEmail = 'insulta@example.org'
  const application = { ...guestRequest, applicantEmail }
  await requireOk(board.createClient().post(`/api/jobs/${jobId}/applications`, application))
  const reason = 'acoso: insulta a quien le contesta'
  await run(board, 'guest', 'erase', applicantEmail, '--reason', reason)
}

/** What keeps a language: an account, its choice, an application and an alert without one. */
async function addEnglish(board: TestApp, jobId: string): Promise<void> {
  const language = 'en'
  const amina = await signUp(board, 'applicant', { language })
  await requireOk(amina.put(`/api/users/${amina.id}/mail`, { stopped: [], language: 'es' }))
  const guest = board.createClient()
  const path = `/api/jobs/${jobId}/applications`
  const application = { ...guestRequest, applicantEmail: 'amina@example.org', language }
  await requireOk(guest.post(path, application))
  const said = { startsOn: '2027-02-01', needsHousing: false, place: '11020' }
  const again = { ...application, ...said, coverLetter: `Again. ${coverLetter}` }
  await requireOk(guest.post(path, again))
  const alert = { email: 'amina@example.org', search: { keyword: 'groom' }, every: 'dia', language }
  await requireOk(guest.post('/api/alerts', alert))
}

async function requireOk(response: Promise<Answer>): Promise<void> {
  const { status, body } = await response
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
}

function signIn(person: SignedInClient): Promise<void> {
  const { username } = person
  return requireOk(person.post('/api/login', { username, password: testPassword }))
}

/** A person and a guest, of whom nothing may be left. */
async function eraseTwo(board: TestApp, employer: SignedInClient, jobId: string) {
  const [username = '', guest] = marks.map(mark => mark.toLowerCase())
  const person = await signUp(board, 'applicant', { username, fullName: `${marks[0]} Vela` })
  const path = `/api/jobs/${jobId}/applications`
  await person.post(path, { coverLetter: `Soy ${marks[0]}. ${coverLetter}` })
  await person.post('/api/messages', {
    receiverId: employer.id,
    content: `Soy ${marks[0]}`,
    jobId
  })
  const email = `${guest}@example.org`
  const names = { applicantName: marks[1], applicantEmail: email }
  await board.createClient().post(path, { ...guestRequest, ...names })
  await run(board, 'user', 'erase', username)
  await run(board, 'guest', 'erase', email)
  return { marks: [...marks, email] }
}

/** An account whose encrypted copy an operator has opened. */
async function deleteOne(board: TestApp) {
  const person = await signUp(board, 'applicant', {
    username: names.deleted,
    fullName: 'Luis Vega'
  })
  await deleteAccount(person, 'Ya tengo trabajo')
  board.now = new Date(board.now.getTime() + 60_000)
  await archiveUsers(board.tools)
  const [archive] = await board.db.query<{ id: string }>(
    'SELECT id FROM archive.deleted_users WHERE original_user_id = $1',
    [person.id]
  )
  if (!archive) throw new Error('no archive')
  const why = ['--by', 'lola', '--reason', 'Juzgado']
  await run(board, 'archive', 'hold', archive.id, ...why)
  await run(board, 'archive', 'release', archive.id, ...why)
  const [opened] = await run(board, 'archive', 'open', archive.id, ...why)
  return { deleted: [names.deleted], archives: [{ id: archive.id, ...opened }] }
}

async function postOnce(employer: SignedInClient) {
  const [key, path, body] = ['made-once', '/api/jobs', { ...jobRequest, title: 'Herrador' }]
  const answer = await employer.post(path, body, { 'Idempotency-Key': key })
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return { by: names.employer, key, path, body, answer: { id: answer.body.id as string } }
}

/** What happens without a request: figures, e-mails, hits of alerts, a dead letter. */
async function runWorkers(board: TestApp): Promise<void> {
  const { db, tools, now } = board
  for (const subscription of createSubscriptions(tools))
    while (await processBatch(tools, subscription));
  await sendMail(board)
  await countObservatory(db, now)
  await countResponsiveness(db, now)
  await addDeadLetter(board)
}

/** They need weeks, a mail server, a wrong clock or 1.0.0: a sample is stored, with ids that nothing else has. */
const typesFromSamples = [
  'AlertRenewalAsked',
  'ApplicationAnswered',
  'ApplicationErased',
  'ApplicationErasureAnnounced',
  'CandidateProfileErased',
  'CaseTextsErased',
  'EmployerTaxIdRemoved',
  'GuestEmailBounced',
  'GuestEmailReached',
  'JobContactRemoved',
  'JobErased',
  'JobExpiryCorrected',
  'MessageErased',
  'UserEmailBounced',
  'UserEmailChangeRequested',
  'UserEmailReached',
  'UserEmailRetryRequested',
  'UserIdleNoticed'
]

async function addSamples({ db, now }: TestApp): Promise<void> {
  for (const type of typesFromSamples) {
    const aggregate = aggregates.find(({ schemas }) => type in schemas)
    const { version } = schemaOf(type)
    const sample = samples.find(item => item.type === type && item.version === version)
    if (!aggregate || !sample) throw new Error(`no sample of ${type} version ${version}`)
    const { data, personal } = sample as { data: { id: string }; personal?: object }
    const id = `sample-${type}`
    const event: DomainEvent = {
      type,
      data: { ...data, id },
      ...(personal && { personal, subject: `person-${type}` })
    }
    await seedEvents(db, aggregate, id, [event], now.toISOString())
  }
}

async function tokenOf({ tools }: TestApp, person: SignedInClient): Promise<string> {
  const password = sessionCookieKey(tools.secret)
  const cookie = decodeURIComponent(person.cookies.get(sessionCookie) ?? '')
  const { token } = await unsealData<{ token?: string }>(cookie, { password })
  if (!token) throw new Error('no session')
  return token
}
