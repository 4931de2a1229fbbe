import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId } from './aggregate.ts'
import { takedownReasons } from './case-choices.ts'
import { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { experiences } from '#events/job-content/facets.ts'
import { TakedownNote } from './takedown.ts'

const ids = { id: opaqueId, userId: opaqueId }

const ProfileText = z.object({
  fullName: z.string(),
  age: z.number(),
  /** False when `age` is only the default of the API. */
  ageStated: z.boolean(),
  contactPhone: z.string(),
  contactEmail: z.optional(z.string()),
  description: z.string(),
  experience: z.optional(z.enum(experiences)),
  location: z.optional(z.string()),
  /** The INE code of the municipality. */
  place: z.optional(z.string()),
  skills: z.optional(z.string())
})

/** The text of a profile can be erased while its person stays. */
const ownKey = { hasOwnKey: true }

const ProfileContent = {
  version: 1,
  ...ownKey,
  data: z.object({ ...ids, ...CandidateTerms.shape }),
  personal: ProfileText
}

const candidateProfileSchemas = {
  CandidateProfilePublished: ProfileContent,
  /** Holds the whole profile. */
  CandidateProfileRevised: ProfileContent,
  CandidateProfileWithdrawn: { version: 1, data: z.object(ids) },
  /** The key of its text is destroyed. */
  CandidateProfileErased: { version: 1, data: z.object({ id: opaqueId }) },
  CandidateProfileHidden: {
    version: 1,
    ...ownKey,
    data: z.object({ ...ids, reason: z.enum(takedownReasons) }),
    personal: TakedownNote
  },
  CandidateProfileShown: { version: 1, ...ownKey, data: z.object(ids), personal: TakedownNote },
  /** An employer asked for the phone and the e-mail, and was shown them. */
  ContactReleased: { version: 1, data: z.object({ ...ids, employerId: opaqueId }) }
}

/** The personal fields of a profile. */
export type ProfileTextField = keyof z.infer<typeof ProfileText>

export type CandidateProfileEvent = EventOf<typeof candidateProfileSchemas>

export type CandidateProfile =
  | { state: 'unknown' }
  | {
      state: 'published'
      userId: string
      isHidden: boolean
      /** When the contact was last released to each employer. */
      releases: Readonly<Record<string, string>>
    }
  | { state: 'withdrawn'; userId: string }

export const candidateProfile: Aggregate<CandidateProfile, CandidateProfileEvent> = {
  stream: id => `candidate-profile-${id}`,
  schemas: candidateProfileSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'CandidateProfileErased',
  ignores: ['CandidateProfileRevised'],
  evolve
}

function evolve(
  profile: CandidateProfile,
  { type, data, at }: PublicEvent<CandidateProfileEvent>
): CandidateProfile {
  const releases = profile.state === 'published' ? profile.releases : {}
  switch (type) {
    case 'CandidateProfilePublished':
    case 'CandidateProfileShown':
      return { state: 'published', userId: data.userId, isHidden: false, releases }
    case 'CandidateProfileHidden':
      return { state: 'published', userId: data.userId, isHidden: true, releases }
    case 'ContactReleased': {
      const extended = { ...releases, [data.employerId]: at }
      return profile.state === 'published' ? { ...profile, releases: extended } : profile
    }
    case 'CandidateProfileRevised':
      return profile
    case 'CandidateProfileWithdrawn':
      return { state: 'withdrawn', userId: data.userId }
    case 'CandidateProfileErased':
      return 'userId' in profile ? { state: 'withdrawn', userId: profile.userId } : profile
  }
}
