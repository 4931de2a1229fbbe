import { wordsOf } from '#services/words/all.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { type Language, languages } from '#services/words/languages.ts'

export interface LanguageLink {
  language: Language
  /** In its own words. */
  name: string
  /** Offers the page, in its own words. */
  offer: string
  href: string
}

/** A page in every language that has it, by its Spanish path. */
export function languageLinks(path: string): LanguageLink[] {
  return languages
    .map(language => {
      const { speech, frameWords } = wordsOf[language]
      return { language, name: speech.name, offer: frameWords.alsoIn, href: speech.path(path) }
    })
    .filter(({ language, href }) => language === defaultLanguage || href !== path)
}
