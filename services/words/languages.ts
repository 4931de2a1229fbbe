import { defaultLanguage, type Language, languages } from '#events/aggregates/languages.ts'

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
