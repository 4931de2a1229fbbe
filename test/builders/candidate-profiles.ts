import { profileRequest, type SignedInClient, signUp } from './api-fixtures.ts'
import type { Answer, TestApp } from '../board/test-app.ts'

/** A profile request with every optional text. */
export const fullProfileRequest = {
  ...profileRequest,
  contactEmail: 'ana@example.org',
  location: 'Jerez',
  skills: 'doma, salto'
}

/** Every term that a profile can have. */
export const profileTermsRequest = {
  roles: ['jinete', 'groom'],
  disciplines: ['salto', 'doma-clasica'],
  place: '11020',
  radius: 100,
  carnes: ['B', 'BE'],
  galope: 7,
  titles: ['TD1'],
  languages: ['es', 'en'],
  knows: ['dar-cuerda', 'trenzar'],
  years: 6,
  wantsHousing: true,
  hasHorse: false,
  availableFrom: '2026-05-01'
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
