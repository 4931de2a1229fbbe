import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId } from './aggregate.ts'
import { experiences } from './jobs.ts'

const ids = { id: opaqueId, userId: opaqueId }

const ProfileText = z.object({
  fullName: z.string(),
  age: z.number(),
  contactPhone: z.string(),
  contactEmail: z.optional(z.string()),
  description: z.string(),
  experience: z.optional(z.enum(experiences)),
  location: z.optional(z.string()),
  skills: z.optional(z.string())
})

export const candidateProfileSchemas = {
  CandidateProfilePublished: { version: 1, data: z.object(ids), personal: ProfileText },
  CandidateProfileRevised: { version: 1, data: z.object(ids), personal: ProfileText },
  CandidateProfileWithdrawn: { version: 1, data: z.object(ids) }
}

export type CandidateProfileEvent = EventOf<typeof candidateProfileSchemas>

export type CandidateProfile =
  | { state: 'unknown' }
  | { state: 'published'; userId: string }
  | { state: 'withdrawn'; userId: string }

export const candidateProfile: Aggregate<CandidateProfile, CandidateProfileEvent> = {
  stream: id => `candidate-profile-${id}`,
  schemas: candidateProfileSchemas,
  initialState: { state: 'unknown' },
  ignores: ['CandidateProfileRevised'],
  evolve
}

function evolve(
  profile: CandidateProfile,
  { type, data }: PublicEvent<CandidateProfileEvent>
): CandidateProfile {
  switch (type) {
    case 'CandidateProfilePublished':
      return { state: 'published', userId: data.userId }
    case 'CandidateProfileRevised':
      return profile
    case 'CandidateProfileWithdrawn':
      return { state: 'withdrawn', userId: data.userId }
  }
}
