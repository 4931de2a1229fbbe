/** Languages that pages and e-mails can have. A language is a file of words beside this one and a name here. */
export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

/** Of every text that names no language; its pages have no prefix in their address. */
export const defaultLanguage: Language = 'es'

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
