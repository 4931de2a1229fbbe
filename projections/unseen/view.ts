import * as z from 'zod/mini'
import { nonNegativeInt } from '#projections/views/fields.ts'

/** How much is new to a user. */
export const UnseenView = z.object({
  /** To an employer, received applications; to an applicant, answers. */
  applications: nonNegativeInt,
  messages: nonNegativeInt,
  /** To an employer, received applications without an answer, seen or not. */
  waiting: nonNegativeInt,
  /** How many cases wait for a decision; only for operators. */
  cases: z.optional(nonNegativeInt)
})
export type UnseenView = z.infer<typeof UnseenView>
