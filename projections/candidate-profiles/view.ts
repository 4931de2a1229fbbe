import * as z from 'zod/mini'
import { experiences } from '#events/jobs.ts'
import { isoDateTime, nonNegativeInt } from '#projections/view-fields.ts'

/** What every visitor may see of a candidate: no phone and no e-mail. */
export const CandidatePreview = z.object({
  id: z.string(),
  fullName: z.string(),
  age: z.int(),
  description: z.string(),
  experience: z.nullable(z.enum(experiences)),
  location: z.nullable(z.string()),
  skills: z.nullable(z.string()),
  createdAt: isoDateTime,
  isActive: z.boolean()
})
export type CandidatePreview = z.infer<typeof CandidatePreview>

/** The whole profile, contact included. */
export const CandidateProfileView = z.extend(CandidatePreview, {
  contactPhone: z.string(),
  contactEmail: z.nullable(z.string()),
  userId: z.string()
})
export type CandidateProfileView = z.infer<typeof CandidateProfileView>

export const CandidatePage = z.object({
  profiles: z.array(CandidatePreview),
  meta: z.object({ totalProfiles: nonNegativeInt, totalPages: nonNegativeInt })
})
export type CandidatePage = z.infer<typeof CandidatePage>

export const OwnProfilesView = z.array(CandidateProfileView)
