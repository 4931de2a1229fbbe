import { jobRequest } from '#test/builders/api-fixtures.ts'
import type { WriterAction } from './actions.ts'
import { verifyRead, sendUntilAnswered, type Writer } from './writer.ts'

export interface EmployerWriter extends Writer {
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
    body
  })
  if (!response) return
  const { id } = response.body
  writer.jobs.push({ id, renewed: false })
  state.jobIds.push(id)
  await verifyRead(writer, effect, `/api/jobs/${id}`, ({ body: job }) => job.title === body.title)
}

const reviseJob: WriterAction<EmployerWriter> = async writer => {
  const job = writer.jobs.at(-1)
  if (!job) return
  const effect = { type: 'JobRevised', mark: writer.nextCorrelationId() }
  const body = { ...jobRequest, title: `Moza ${effect.mark}` }
  const path = `/api/jobs/${job.id}`
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'PATCH', path, body }))) return
  await verifyRead(writer, effect, path, response => response.body.title === body.title)
}

const renewJob: WriterAction<EmployerWriter> = async writer => {
  const job = writer.jobs.find(({ renewed }) => !renewed)
  if (!job) return
  job.renewed = true
  const path = `/api/jobs/${job.id}/renew`
  await sendUntilAnswered(writer, { type: 'JobRenewed', mark: job.id, method: 'POST', path })
}

const withdrawJob: WriterAction<EmployerWriter> = async (writer, state) => {
  const job = writer.jobs.length > 3 && writer.jobs.shift()
  if (!job) return
  state.jobIds.splice(state.jobIds.indexOf(job.id), 1)
  const effect = { type: 'JobWithdrawn', mark: job.id }
  const path = `/api/jobs/${job.id}`
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'DELETE', path }))) return
  await verifyRead(writer, effect, path, ({ status }) => status === 410)
}

const answerApplication: WriterAction<EmployerWriter> = async writer => {
  const pending = '/api/applications?status=pending'
  const list = await writer.client.get(pending).catch(() => undefined)
  const id = list?.body.applications?.[0]?.id
  if (!id) return
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

export const employerActions = [
  postJob,
  postJob,
  postJob,
  reviseJob,
  renewJob,
  withdrawJob,
  answerApplication
]
