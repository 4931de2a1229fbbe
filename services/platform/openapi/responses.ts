import * as z from 'zod/mini'

/** A sentence that says what was done. */
export const Confirmation = z.object({ message: z.string() })

/** A sentence that says why the request failed; for an invalid request also field by field. */
export const ErrorResponse = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() })))
})

/** The outline of an OpenAPI document. */
export const ApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown())
})
