import * as z from 'zod/mini'

/** The result of a command as a sentence. */
export const Confirmation = z.object({ message: z.string() })

const errorCode = (...examples: string[]) =>
  z.string().check(
    z.regex(/^[a-z]+(-[a-z]+)*$/),
    z.meta({
      description: 'Para programas: dice por qué y no cambia, aunque cambie la frase',
      examples
    })
  )

/** The body of every error; `errors` lists the invalid fields of the request. */
export const ErrorResponse = z.object({
  code: errorCode('invalid-request', 'job-not-found'),
  message: z.string(),
  errors: z.optional(
    z.array(
      z.object({
        field: z.string(),
        code: errorCode('name-too-long', 'invalid-value'),
        message: z.string()
      })
    )
  )
})

/** The outline of an OpenAPI document. */
export const ApiDocument = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.unknown())
})
