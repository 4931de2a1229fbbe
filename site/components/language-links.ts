import { wordsIn } from '#services/words/all.ts'
import { defaultLanguage, type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'
import { languageNames } from '#services/words/languages.ts'

export interface LanguageLink {
  language: PageLanguage
  /** In its own words. */
  name: string
  /** Offers the page, in its own words. */
  offer: string
  href: string
}

/** A page in every language that has it, by its Spanish path. */
export function languageLinks(path: string): LanguageLink[] {
  return pageLanguages
    .map(language => {
      const { speech, frameWords } = wordsIn[language]
      const name = languageNames[language]
      return { language, name, offer: frameWords.alsoIn, href: speech.path(path) }
    })
    .filter(({ language, href }) => language === defaultLanguage || href !== path)
}
