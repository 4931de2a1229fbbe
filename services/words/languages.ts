/** Languages that pages and e-mails can have. A language is a file of words beside this one and a name here. */
export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

/** Of every text that names no language; its pages have no prefix in their address. */
export const defaultLanguage: Language = 'es'

/** «en» for «en», «en-GB» and «EN»; undefined for a language without words. */
export function readLanguage(tag: string | null | undefined): Language | undefined {
  const [name = ''] = (tag ?? '').toLowerCase().split('-', 1)
  return languages.find(language => language === name)
}
