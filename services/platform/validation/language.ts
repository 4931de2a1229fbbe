import * as z from 'zod/mini'
import { chosenLanguages } from '#events/aggregates/languages.ts'
import { readLanguage } from '#services/words/languages.ts'
import { optional } from './text.ts'

/** The language of the page that sends a request, «en-GB» too; one that cannot be chosen for e-mails counts as missing. */
export const language = optional(
  z.pipe(
    z.transform((value: unknown) => {
      const language = typeof value === 'string' ? readLanguage(value) : undefined
      return chosenLanguages.find(chosen => chosen === language)
    }),
    z.optional(z.enum(chosenLanguages))
  )
)
