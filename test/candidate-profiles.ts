import { profileRequest, type SignedInClient, signUp } from './api-fixtures.ts'
import type { Answer, TestApp } from './test-app.ts'

/** A profile request with every optional text. */
export const fullProfileRequest = {
  ...profileRequest,
  contactEmail: 'ana@example.org',
  location: 'Jerez',
  skills: 'doma, salto'
}

/** Publishes the profile of a new applicant. */
export async function publishProfile(
  board: Pick<TestApp, 'createClient'>,
  changes: object = {}
): Promise<{ ana: SignedInClient; profile: Answer['body']; path: string }> {
  const ana = await signUp(board, 'applicant')
  const { body } = await ana.post('/api/candidate-profiles', { ...fullProfileRequest, ...changes })
  return { ana, profile: body, path: `/api/candidate-profiles/${body.id}` }
}
