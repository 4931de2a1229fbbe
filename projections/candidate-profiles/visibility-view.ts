import * as z from 'zod/mini'
import { visibilities } from '#events/aggregates/candidate-visibility.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

/** An employer who has seen the contact of a candidate; a deleted account has no name. */
export const ContactRelease = z.object({
  employerId: z.string(),
  employerName: z.nullable(z.string()),
  employerLocation: z.nullable(z.string()),
  releasedAt: isoDateTime,
  lastReleasedAt: isoDateTime,
  /** Once a day at most. */
  times: nonNegativeInt
})
export type ContactRelease = z.infer<typeof ContactRelease>

/** From whom a candidate hides: one account, or all whose name or place has these words. */
export const EmployerBlock = z.object({
  id: z.string(),
  employerId: z.nullable(z.string()),
  employerName: z.nullable(z.string()),
  text: z.nullable(z.string()),
  blockedAt: isoDateTime
})
export type EmployerBlock = z.infer<typeof EmployerBlock>

export const CandidateVisibilityView = z.object({
  visibleTo: z.enum(visibilities),
  blocks: z.array(EmployerBlock),
  releases: z.array(ContactRelease)
})
export type CandidateVisibilityView = z.infer<typeof CandidateVisibilityView>

/** What an employer is shown on request. */
export const CandidateContact = z.object({
  contactPhone: z.string(),
  contactEmail: z.nullable(z.string())
})
