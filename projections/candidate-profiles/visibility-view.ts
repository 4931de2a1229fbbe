import * as z from 'zod/mini'
import { visibilities } from '#events/aggregates/candidate-visibility.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'
import { PhoneLinks } from '#projections/views/phone-links.ts'

/** An employer who has seen the contact of a candidate; a deleted account has no name. */
export const ContactReleaseView = z.object({
  employerId: z.string(),
  employerName: z.nullable(z.string()),
  employerLocation: z.nullable(z.string()),
  releasedAt: isoDateTime,
  lastReleasedAt: isoDateTime,
  /** Once a day at most. */
  times: nonNegativeInt
})
export type ContactReleaseView = z.infer<typeof ContactReleaseView>

/** A block by a candidate: of one account, or of all whose name or place has these words. */
export const EmployerBlockView = z.object({
  id: z.string(),
  employerId: z.nullable(z.string()),
  employerName: z.nullable(z.string()),
  text: z.nullable(z.string()),
  blockedAt: isoDateTime
})
export type EmployerBlockView = z.infer<typeof EmployerBlockView>

export const CandidateVisibilityView = z.object({
  visibleTo: z.enum(visibilities),
  /** Then employers see the profile at most. */
  isMinor: z.boolean(),
  blocks: z.array(EmployerBlockView),
  releases: z.array(ContactReleaseView)
})
export type CandidateVisibilityView = z.infer<typeof CandidateVisibilityView>

/** The contact that an employer receives on request. */
export const CandidateContactView = z.object({
  contactPhone: z.string(),
  contactEmail: z.nullable(z.string()),
  ...PhoneLinks.shape
})
