import * as z from 'zod/mini'
import { CandidateTerms } from '#events/job-content/candidate-terms.ts'
import { experiences } from '#events/job-content/facets.ts'
import { takedownReasons } from '#events/aggregates/case-choices.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'
import { OptionalPhoneLinks } from '#projections/views/phone-links.ts'

/** Bands of age in years, both ends included. */
export const ageBands = ['<18', '18-25', '26-35', '36-45', '46-55', '56+'] as const
export type AgeBand = (typeof ageBands)[number]

/** A candidate as lists show it: no phone and no e-mail. */
export const CandidatePreview = z.object({
  id: z.string(),
  fullName: z.string(),
  /** For employers and the owner; null when it was not stated. See `visible-fields.ts`. */
  age: z.nullable(z.int()),
  /** Null when the age was not stated. */
  ageBand: z.nullable(z.enum(ageBands)),
  description: z.string(),
  experience: z.nullable(z.enum(experiences)),
  location: z.nullable(z.string()),
  /** The INE code of the municipality. */
  place: z.optional(z.string()),
  ...CandidateTerms.shape,
  skills: z.nullable(z.string()),
  createdAt: isoDateTime,
  isActive: z.boolean()
})
export type CandidatePreview = z.infer<typeof CandidatePreview>

/** The whole profile; the contact is null but for its owner, and for employers to whom it was released. */
export const CandidateProfileView = z.extend(CandidatePreview, {
  contactPhone: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  ...OptionalPhoneLinks.shape,
  userId: z.string(),
  /** Why the operator hides it; only its owner sees a hidden profile. */
  hiddenReason: z.optional(z.enum(takedownReasons))
})
export type CandidateProfileView = z.infer<typeof CandidateProfileView>

const counts = z.record(z.string(), nonNegativeInt)

/** How many candidates each value of a filter would give, the other filters unchanged; values without any are left out. */
const CandidateFacets = z.object({
  role: counts,
  discipline: counts,
  carne: counts,
  /** At least this galope. */
  galope: counts,
  housing: counts
})
export type CandidateFacets = z.infer<typeof CandidateFacets>

/** `capped` is false: all that match are counted. */
export const CandidatePage = z.object({
  profiles: z.array(CandidatePreview),
  meta: z.object({
    totalProfiles: nonNegativeInt,
    totalPages: nonNegativeInt,
    capped: z.boolean(),
    facets: CandidateFacets
  })
})
export type CandidatePage = z.infer<typeof CandidatePage>

export const OwnProfilesView = z.array(CandidateProfileView)
