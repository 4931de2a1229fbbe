import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId } from './aggregate.ts'
import { experiences, TakedownNote, takedownReasons } from './jobs.ts'

export { experiences, type Takedown, type TakedownReason, takedownReasons } from './jobs.ts'

const ids = { id: opaqueId, userId: opaqueId }

const ProfileText = z.object({
  fullName: z.string(),
  age: z.number(),
  /** False when `age` is only the default of the API; events of earlier releases do not say. */
  ageStated: z.optional(z.boolean()),
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
  CandidateProfileWithdrawn: { version: 1, data: z.object(ids) },
  CandidateProfileHidden: {
    version: 1,
    data: z.object({ ...ids, reason: z.enum(takedownReasons) }),
    personal: TakedownNote
  },
  CandidateProfileShown: { version: 1, data: z.object(ids), personal: TakedownNote }
}

export type CandidateProfileEvent = EventOf<typeof candidateProfileSchemas>

export type CandidateProfile =
  | { state: 'unknown' }
  | { state: 'published'; userId: string; isHidden: boolean }
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
    case 'CandidateProfileShown':
      return { state: 'published', userId: data.userId, isHidden: false }
    case 'CandidateProfileHidden':
      return { state: 'published', userId: data.userId, isHidden: true }
    case 'CandidateProfileRevised':
      return profile
    case 'CandidateProfileWithdrawn':
      return { state: 'withdrawn', userId: data.userId }
  }
}
