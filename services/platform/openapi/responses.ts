import * as z from 'zod/mini'

/** A document of OpenAPI 3.1, of which only the outline is said here. */
export const ApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown())
})
