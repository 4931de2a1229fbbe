import { jobRequest } from '#test/api-fixtures.ts'
import type { Deed } from './actions.ts'
import { look, perform, type Writer } from './writer.ts'

export interface Employer extends Writer {
  /** Ads of theirs, and which were renewed already. */
  own: { id: string; renewed: boolean }[]
}

const postAd: Deed<Employer> = async (writer, scene) => {
  const effect = { type: 'JobPosted', mark: writer.nextMark() }
  const body = { ...jobRequest, title: `Mozo ${effect.mark}` }
  const answer = await perform(writer, { ...effect, method: 'POST', path: '/api/jobs', body })
  if (!answer) return
  const { id } = answer.body
  writer.own.push({ id, renewed: false })
  scene.ads.push(id)
  await look(writer, effect, `/api/jobs/${id}`, ({ body: ad }) => ad.title === body.title)
}

const reviseAd: Deed<Employer> = async writer => {
  const ad = writer.own.at(-1)
  if (!ad) return
  const effect = { type: 'JobRevised', mark: writer.nextMark() }
  const body = { ...jobRequest, title: `Moza ${effect.mark}` }
  const path = `/api/jobs/${ad.id}`
  if (!(await perform(writer, { ...effect, method: 'PATCH', path, body }))) return
  await look(writer, effect, path, answer => answer.body.title === body.title)
}

const renewAd: Deed<Employer> = async writer => {
  const ad = writer.own.find(({ renewed }) => !renewed)
  if (!ad) return
  ad.renewed = true
  const path = `/api/jobs/${ad.id}/renew`
  await perform(writer, { type: 'JobRenewed', mark: ad.id, method: 'POST', path })
}

const withdrawAd: Deed<Employer> = async (writer, scene) => {
  const ad = writer.own.length > 3 && writer.own.shift()
  if (!ad) return
  scene.ads.splice(scene.ads.indexOf(ad.id), 1)
  const effect = { type: 'JobWithdrawn', mark: ad.id }
  const path = `/api/jobs/${ad.id}`
  if (!(await perform(writer, { ...effect, method: 'DELETE', path }))) return
  await look(writer, effect, path, ({ status }) => status === 410)
}

const answerApplication: Deed<Employer> = async writer => {
  const pending = '/api/applications?status=pending'
  const list = await writer.visitor.get(pending).catch(() => undefined)
  const id = list?.body.applications?.[0]?.id
  if (!id) return
  const path = `/api/applications/${id}`
  const body = { status: 'approved' }
  await perform(writer, { type: 'ApplicationStatusChanged', mark: id, method: 'PUT', path, body })
}

export const employerDeeds = [
  ...[postAd, postAd, postAd, reviseAd, renewAd, withdrawAd, answerApplication]
]
