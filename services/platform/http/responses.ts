import * as z from 'zod/mini'

/** Response fields of several modules; a test of `openapi` compares the schemas with the routes. */
export const isoDateTime = z.iso.datetime()
export const nonNegativeInt = z.int().check(z.minimum(0))

/** The result of a command as a sentence. */
export const Confirmation = z.object({ message: z.string() })

/** The body of every error; `errors` lists the invalid fields of the request. */
export const Refusal = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })))
})
