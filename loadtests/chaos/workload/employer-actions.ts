import { jobRequest } from '#test/api-fixtures.ts'
import type { WriterAction } from './actions.ts'
import { verifyRead, sendUntilAnswered, type Writer } from './writer.ts'

export interface EmployerWriter extends Writer {
  /** Ads of theirs, and which were renewed already. */
  own: { id: string; renewed: boolean }[]
}

const postJob: WriterAction<EmployerWriter> = async (writer, scene) => {
  const effect = { type: 'JobPosted', mark: writer.nextCorrelationId() }
  const body = { ...jobRequest, title: `Mozo ${effect.mark}` }
  const answer = await sendUntilAnswered(writer, {
    ...effect,
    method: 'POST',
    path: '/api/jobs',
    body
  })
  if (!answer) return
  const { id } = answer.body
  writer.own.push({ id, renewed: false })
  scene.jobIds.push(id)
  await verifyRead(writer, effect, `/api/jobs/${id}`, ({ body: ad }) => ad.title === body.title)
}

const reviseJob: WriterAction<EmployerWriter> = async writer => {
  const ad = writer.own.at(-1)
  if (!ad) return
  const effect = { type: 'JobRevised', mark: writer.nextCorrelationId() }
  const body = { ...jobRequest, title: `Moza ${effect.mark}` }
  const path = `/api/jobs/${ad.id}`
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'PATCH', path, body }))) return
  await verifyRead(writer, effect, path, answer => answer.body.title === body.title)
}

const renewJob: WriterAction<EmployerWriter> = async writer => {
  const ad = writer.own.find(({ renewed }) => !renewed)
  if (!ad) return
  ad.renewed = true
  const path = `/api/jobs/${ad.id}/renew`
  await sendUntilAnswered(writer, { type: 'JobRenewed', mark: ad.id, method: 'POST', path })
}

const withdrawJob: WriterAction<EmployerWriter> = async (writer, scene) => {
  const ad = writer.own.length > 3 && writer.own.shift()
  if (!ad) return
  scene.jobIds.splice(scene.jobIds.indexOf(ad.id), 1)
  const effect = { type: 'JobWithdrawn', mark: ad.id }
  const path = `/api/jobs/${ad.id}`
  if (!(await sendUntilAnswered(writer, { ...effect, method: 'DELETE', path }))) return
  await verifyRead(writer, effect, path, ({ status }) => status === 410)
}

const answerApplication: WriterAction<EmployerWriter> = async writer => {
  const pending = '/api/applications?status=pending'
  const list = await writer.visitor.get(pending).catch(() => undefined)
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
  ...[postJob, postJob, postJob, reviseJob, renewJob, withdrawJob, answerApplication]
]
