import type { SignedInClient } from './api-fixtures.ts'

/** A new draft with this content. */
export async function draftAs(employer: SignedInClient, changes: object = {}) {
  const { status, body } = await employer.post('/api/job-drafts', changes)
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`)
  const { findings: _, ...draft } = body
  return draft
}

export async function listDrafts(employer: SignedInClient) {
  return (await employer.get('/api/job-drafts')).body.drafts
}

export function publishDraftByApi(employer: SignedInClient, id: string, key?: string) {
  return employer.post(
    `/api/job-drafts/${id}/publish`,
    undefined,
    key ? { 'Idempotency-Key': key } : {}
  )
}
