import * as z from 'zod/mini'
import { nonNegativeInt } from '#projections/views/fields.ts'

/** Counts of what is new to a user. */
export const UnseenView = z.object({
  /** For an employer, received applications; for an applicant, answers. */
  applications: nonNegativeInt,
  messages: nonNegativeInt,
  /** For an employer, received applications without an answer, seen or not. */
  waiting: nonNegativeInt,
  /** The number of cases that wait for a decision; only for operators. */
  cases: z.optional(nonNegativeInt)
})
export type UnseenView = z.infer<typeof UnseenView>
