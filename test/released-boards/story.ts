import { unsealData } from 'iron-session'
import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import { aggregates, eventSchemas } from '#events/aggregates/event-schemas.ts'
import samples from '#events/aggregates/event-samples.json' with { type: 'json' }
import { sessionCookieKey } from '#test/board/cookies.ts'
import { processBatch } from '#events/store/process-batch.ts'
import { countObservatory } from '#projections/jobs/figures/observatory.ts'
import { countResponsiveness } from '#projections/jobs/figures/responsiveness.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import { createSubscriptions } from '#workers/index.ts'
import { archiveUsers } from '#workers/scheduled-jobs/archive-users.ts'
import {
  coverLetter,
  deleteAccount,
  guestRequest,
  jobRequest,
  jobTermsRequest,
  postJobAs,
  profileRequest,
  type SignedInClient,
  signUp
} from '#test/builders/api-fixtures.ts'
import { decideAs, report } from '#test/builders/cases.ts'
import { profileTermsRequest } from '#test/builders/candidate-profiles.ts'
import { confirmEmailOf } from '#test/builders/confirmed-email.ts'
import { seedEvents } from '#test/events/event-builders.ts'
import { signalled } from '#test/builders/held-jobs.ts'
import { sendMail } from '#test/board/mails.ts'
import { addDeadLetter } from '#test/builders/operator.ts'
import { oneOfEach } from '#test/one-of-each/one-of-each.ts'
import { uploadJobPhotos, uploadSamplePhoto } from '#test/builders/pictures.ts'
import { runCli } from '#test/board/run-cli.ts'
import type { TestApp } from '#test/board/test-app.ts'

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
  await addApplications(board, employer, lucia, job.id)
  const profile = await addProfile(lucia)
  await addCases(board, operator, { job: job.id, profile })
  const erased = await eraseTwo(board, employer, job.id)
  const deleted = await deleteOne(board)
  const idempotent = await postOnce(employer)
  await fillMissingTypes(board)
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
  const [photo] = await uploadJobPhotos(employer, 1)
  const job = await postJobAs(employer, { ...jobTermsRequest, photos: [photo] })
  await employer.patch(`/api/jobs/${job.id}`, { details: 'Empieza el lunes.\n- Doce caballos' })
  const closed = await postJobAs(employer, { title: 'Monitor de equitación' })
  await employer.post(`/api/jobs/${closed.id}/close`, { outcome: 'aqui', answer: 'Ya está.' })
  await employer.post('/api/job-drafts', { title: 'Mozo', boxes: 'dos' })
  // An employer without an ad whose text has such a signal is held.
  const otherEmployer = await signUp(board, 'employer', { username: 'robledal' })
  const held = await otherEmployer.post('/api/jobs', { ...jobRequest, ...signalled })
  if (held.status !== 201) throw new Error(`${held.status}: ${JSON.stringify(held.body)}`)
  return job
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
  const { body } = await lucia.post('/api/candidate-profiles', {
    ...profileRequest,
    ...profileTermsRequest
  })
  await lucia.post('/api/alerts', { search: { keyword: 'mozo' }, every: 'dia' })
  return body.id
}

async function addCases(
  board: TestApp,
  operator: SignedInClient,
  { job, profile }: Record<'job' | 'profile', string>
): Promise<void> {
  await report(board, 'job', job)
  await report(board, 'profile', profile)
  await decideAs(operator, `profile-${profile}`, { outcome: 'kept' })
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
  for (const command of [
    ['user', 'erase', username],
    ['guest', 'erase', email]
  ]) {
    const { code, text } = await runCli(board, ...command)
    if (code !== 0) throw new Error(text)
  }
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
  const open = ['--by', 'lola', '--reason', 'Juzgado']
  const opened = await runCli(board, 'archive', 'open', archive?.id ?? '', ...open)
  if (!archive || opened.code !== 0) throw new Error(opened.text)
  return {
    deleted: [names.deleted],
    archives: [{ id: archive.id, ...opened.values[0] }]
  }
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

/** The types of events that need weeks, or a mail server, are taken from the samples, with ids that nothing else has. */
async function fillMissingTypes({ db, now }: TestApp): Promise<void> {
  const stored = await db.query<{ type: string }>('SELECT DISTINCT type FROM es.events')
  const missing = Object.keys(eventSchemas).filter(
    type => !stored.some(event => event.type === type)
  )
  for (const type of missing) {
    const aggregate = aggregates.find(({ schemas }) => type in schemas)
    const sample = samples.find(item => item.type === type)
    if (!aggregate || !sample) throw new Error(`no sample of ${type}`)
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
