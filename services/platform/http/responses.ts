import * as z from 'zod/mini'

/** What was done, in a sentence. */
export const Confirmation = z.object({ message: z.string() })

/** Why it was not done; of a request that is not valid, field by field. */
export const Refusal = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })))
})
