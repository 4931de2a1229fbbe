/** How the language is named, and how it writes dates and numbers. */

/** As `lang` and `hreflang` name it. */
export const language = 'es'
/** For `Intl`. */
export const locale = 'es-ES'
/** For link previews. */
export const openGraphLocale = 'es_ES'
/** The address of a page in this language. */
export const path = (path: string): string => path
/** «25 de diciembre de 2026 a las 6:51», «1 de abril de 2026 a la 1:00». */
export const dateAndTime = (date: string, time: string) =>
  `${date} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`
/** «1.250 €»; the space does not break. */
export const euros = (amount: string) => `${amount}\u00a0€`
/** «1.250–1.800 €». */
export const euroRange = (from: string, to: string) => `${from}–${to}\u00a0€`
export const pageOf = (page: number | string, totalPages: number | string) =>
  `página ${page} de ${totalPages}`
export const days = (count: number) => `${count}\u00a0días`
export const months = (count: number) => `${count} meses`
export const quoted = (text: string) => `«${text}»`
export const and = 'y'
export const or = 'o'
export const yes = 'Sí'
export const no = 'No'
