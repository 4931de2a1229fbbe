import * as z from 'zod/mini'

/** The result of a command as a sentence. */
export const Confirmation = z.object({ message: z.string() })

/** The body of every error; `errors` lists the invalid fields of the request. */
export const Refusal = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })))
})
