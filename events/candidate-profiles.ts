import * as z from 'zod/mini'
import type { Entity, FactOf, Told } from './aggregate.ts'
import { experiences } from './jobs.ts'

const belongs = { id: z.string(), userId: z.string() }

const Offer = z.object({
  fullName: z.string(),
  age: z.number(),
  contactPhone: z.string(),
  contactEmail: z.optional(z.string()),
  description: z.string(),
  experience: z.optional(z.enum(experiences)),
  location: z.optional(z.string()),
  skills: z.optional(z.string())
})

export const candidateProfileVocabulary = {
  CandidateProfilePublished: { version: 1, data: z.object(belongs), personal: Offer },
  CandidateProfileRevised: { version: 1, data: z.object(belongs), personal: Offer },
  CandidateProfileWithdrawn: { version: 1, data: z.object(belongs) }
}

export type CandidateProfileEvent = FactOf<typeof candidateProfileVocabulary>

export type CandidateProfile =
  | { state: 'unknown' }
  | { state: 'published'; userId: string }
  | { state: 'withdrawn'; userId: string }

export const candidateProfile: Entity<CandidateProfile, CandidateProfileEvent> = {
  stream: id => `candidate-profile-${id}`,
  vocabulary: candidateProfileVocabulary,
  blank: { state: 'unknown' },
  evolve
}

function evolve(
  profile: CandidateProfile,
  { type, data }: Told<CandidateProfileEvent>
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
