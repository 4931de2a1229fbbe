import { defaultLanguage } from '#events/aggregates/languages.ts'
import { readSaid } from '#services/applications/shared/application-form.ts'
import { proposeLetter } from '#services/applications/shared/proposed-letter.ts'
import * as spanish from '#services/words/es/letter.ts'
import { letterSentences, speech } from '#services/words/words.ts'
import type { FormValues } from '#site/ui/forms/form-schema.ts'

interface Proposal {
  /** In Spanish, which employers read. */
  letter: string
  /** The same in the language of the page; undefined where that is Spanish. */
  reading: string | undefined
}

/** The cover letter for what a form says; undefined where it says nothing. */
export function proposalFor(values: FormValues): Proposal | undefined {
  const said = { ...readSaid(values), location: values['location']?.trim() }
  const letter = proposeLetter(said, spanish)
  const isSpanish = speech.language === defaultLanguage
  return letter
    ? { letter, reading: isSpanish ? undefined : proposeLetter(said, letterSentences) }
    : undefined
}
