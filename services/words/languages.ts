import { defaultLanguage, type PageLanguage, pageLanguages } from '#events/aggregates/languages.ts'

/** Each in its own words. */
export const languageNames: Readonly<Record<PageLanguage, string>> = {
  es: 'Español',
  en: 'English'
}

/** The languages whose pages have a prefix in their address. */
export const otherLanguages = pageLanguages.filter(language => language !== defaultLanguage)

/** The address below which the pages of a language are: «/en». */
export const prefixOf = (language: PageLanguage): string =>
  language === defaultLanguage ? '/' : `/${language}`

/** The language of the pages at an address: «/en/jobs». */
export function languageOfPath(path: string): PageLanguage {
  const [, prefix] = path.split('/', 2)
  return otherLanguages.find(language => language === prefix) ?? defaultLanguage
}

/** «en» for «en», «en-GB» and «EN»; undefined for a language without words. */
export function readLanguage(tag: string | null | undefined): PageLanguage | undefined {
  const [name = ''] = (tag ?? '').toLowerCase().split('-', 1)
  return pageLanguages.find(language => language === name)
}
