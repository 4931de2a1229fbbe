import { jobRequest } from '#test/builders/api-fixtures.ts'
import { signAnswerToken, signConfirmationToken } from '#test/board/link-tokens.ts'
import type { WriterAction } from './actions.ts'
import { gone, jobObject, jobRegister } from './registers.ts'
import { secrets } from './template-postgres.ts'
import { readRegister, sendUntilAnswered, verifyRead, type Writer } from './writer.ts'

export interface EmployerWriter extends Writer {
  id: string
  hasConfirmed: boolean
  /** The jobs of this employer. */
  jobs: { id: string; renewed: boolean }[]
}

const postJob: WriterAction<EmployerWriter> = async (writer, state) => {
  const effect = { type: 'JobPosted', mark: writer.nextCorrelationId() }
  const body = { ...jobRequest, title: `Mozo ${effect.mark}` }
  const response = await sendUntilAnswered(writer, {
    ...effect,
    method: 'POST',
    path: '/api/jobs',
    body,
    register: { object: ({ body: job }) => jobObject(job.id), op: 'create', value: body.title }
  })
  if (!response) return
  const { id } = response.body
  if (state.recentJobIds.push(id) > mostRecent) state.recentJobIds.shift()
  writer.jobs.push({ id, renewed: false })
  state.jobIds.push(id)
  await verifyRead(writer, effect, jobRegister(id), ({ body: job }) => job.title === body.title)
}

/** More of them are read less often. */
const mostRecent = 12

const reviseJob: WriterAction<EmployerWriter> = async writer => {
  const job = writer.jobs.at(-1)
  if (!job) return
  const { isOk, title, ...effect } = await revise(writer, job.id)
  if (!isOk) return
  await verifyRead(writer, effect, jobRegister(job.id), ({ body }) => body.title === title)
}

/** Two at once: every later read shows the same one. */
const reviseTwice: WriterAction<EmployerWriter> = async writer => {
  const job = writer.jobs.at(-1)
  if (!job) return
  await Promise.all([revise(writer, job.id), revise(writer, job.id)])
  await readRegister(writer, jobRegister(job.id), writer.client)
}

async function revise(writer: EmployerWriter, id: string) {
  const effect = { type: 'JobRevised', mark: writer.nextCorrelationId() }
  const body = { ...jobRequest, title: `Moza ${effect.mark}` }
  const register = { object: jobObject(id), op: 'write', value: body.title } as const
  const path = `/api/jobs/${id}`
  const request = { ...effect, method: 'PATCH', path, body, register } as const
  const isOk = (await sendUntilAnswered(writer, request)) !== undefined
  return { ...effect, isOk, title: body.title }
}

const readJob: WriterAction<EmployerWriter> = async (writer, { recentJobIds }, chance) => {
  const id = recentJobIds[Math.floor(chance * recentJobIds.length)]
  if (id) await readRegister(writer, jobRegister(id), writer.client)
}

const renewJob: WriterAction<EmployerWriter> = async writer => {
  const job = writer.jobs.find(({ renewed }) => !renewed)
  if (!job) return
  job.renewed = true
  const path = `/api/jobs/${job.id}/renew`
  const register = { object: jobObject(job.id), op: 'append', value: '' } as const
  const effect = { type: 'JobRenewed', mark: job.id }
  await sendUntilAnswered(writer, { ...effect, method: 'POST', path, register })
}

const withdrawJob: WriterAction<EmployerWriter> = async (writer, state) => {
  const job = writer.jobs.length > 3 && writer.jobs.shift()
  if (!job) return
  state.jobIds.splice(state.jobIds.indexOf(job.id), 1)
  const effect = { type: 'JobWithdrawn', mark: job.id }
  const path = `/api/jobs/${job.id}`
  const register = { object: jobObject(job.id), op: 'end', value: gone } as const
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'DELETE', path, register }))) return
  await verifyRead(writer, effect, jobRegister(job.id), ({ status }) => status === 410)
}

interface PendingApplication {
  id: string
  personId: string
  talkedAt: string | null
}

async function listPending({ client }: EmployerWriter): Promise<PendingApplication[]> {
  const list = await client.get('/api/applications?status=pending').catch(() => undefined)
  return list?.body.applications ?? []
}

const answerApplication: WriterAction<EmployerWriter> = async writer => {
  const [first] = await listPending(writer)
  if (!first) return
  const { id } = first
  const path = `/api/applications/${id}`
  const body = { status: 'approved' }
  await sendUntilAnswered(writer, {
    type: 'ApplicationStatusChanged',
    mark: id,
    method: 'PUT',
    path,
    body
  })
}

/** With the link of an e-mail, as it goes to a confirmed address; a status that comes late changes nothing. */
const answerByLink: WriterAction<EmployerWriter> = async writer => {
  const board = { now: new Date(), tools: { secret: secrets.SESSION_SECRET } }
  if (!writer.hasConfirmed) {
    const path = `/api/email-confirmations/${signConfirmationToken(board, writer.id)}`
    const effect = { type: 'UserEmailConfirmed', mark: writer.id }
    const confirmed = await sendUntilAnswered(writer, { ...effect, method: 'POST', path })
    writer.hasConfirmed = confirmed !== undefined
  }
  const waiting = (await listPending(writer)).find(({ talkedAt }) => !talkedAt)
  if (!writer.hasConfirmed || !waiting) return
  const path = `/api/answer-links/${signAnswerToken(board, waiting.id)}`
  const effect = { type: 'ApplicationStatusChanged', mark: waiting.id }
  const body = { status: 'approved' }
  await sendUntilAnswered(writer, { ...effect, method: 'POST', path, body })
}

/** Of an application without an answer: that they have talked. */
const sayTalked: WriterAction<EmployerWriter> = async writer => {
  const waiting = (await listPending(writer)).find(({ talkedAt }) => !talkedAt)
  if (!waiting) return
  const path = `/api/applications/${waiting.id}/talked`
  const effect = { type: 'ApplicationTalked', mark: waiting.id }
  await sendUntilAnswered(writer, { ...effect, method: 'POST', path, body: { by: 'telefono' } })
}

/** To an account or a guest. */
const writeToApplicant: WriterAction<EmployerWriter> = async (writer, _, chance) => {
  const pending = await listPending(writer)
  const receiverId = pending[Math.floor(chance * pending.length)]?.personId
  if (!receiverId) return
  const effect = { type: 'MessageSent', mark: writer.nextCorrelationId() }
  const body = { receiverId, content: `Hola ${effect.mark}` }
  await sendUntilAnswered(writer, { ...effect, method: 'POST', path: '/api/messages', body })
}

export const employerActions = [
  postJob,
  postJob,
  postJob,
  reviseJob,
  reviseTwice,
  readJob,
  readJob,
  renewJob,
  withdrawJob,
  answerApplication,
  answerByLink,
  sayTalked,
  writeToApplicant
]
