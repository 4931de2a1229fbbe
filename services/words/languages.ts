import { defaultLanguage, languages as chosenLanguages } from '#events/aggregates/languages.ts'

/** Languages that pages can have: each is a file of words beside this one, and a name here and in `all.ts`. */
export const languages = [...chosenLanguages, 'pt'] as const

export type Language = (typeof languages)[number]

/** The languages whose pages have a prefix in their address. */
export const otherLanguages = languages.filter(language => language !== defaultLanguage)

/** The language of the pages at an address: «/en/jobs». */
export function languageOfPath(path: string): Language {
  const [, prefix] = path.split('/', 2)
  return otherLanguages.find(language => language === prefix) ?? defaultLanguage
}

/** «en» for «en», «en-GB» and «EN»; undefined for a language without words. */
export function readLanguage(tag: string | null | undefined): Language | undefined {
  const [name = ''] = (tag ?? '').toLowerCase().split('-', 1)
  return languages.find(language => language === name)
}
