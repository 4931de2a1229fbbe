import * as z from 'zod/mini'
import { pageLanguages } from '#events/aggregates/languages.ts'
import { readLanguage } from '#services/words/languages.ts'
import { optional } from './text.ts'

/** The language of the page that sends a request, «en-GB» too; one without words counts as missing. */
export const language = optional(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? readLanguage(value) : undefined)),
    z.optional(z.enum(pageLanguages))
  )
)
