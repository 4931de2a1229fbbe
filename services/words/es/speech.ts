/** How the language is named, and how it writes dates and numbers. */
export const speech = {
  /** As `lang` and `hreflang` name it. */
  language: 'es' as string,
  /** In its own words. */
  name: 'Español',
  /** For `Intl`. */
  locale: 'es-ES',
  /** For link previews. */
  openGraphLocale: 'es_ES',
  /** The address of a page in this language. */
  path: (path: string): string => path,
  /** «25 de diciembre de 2026 a las 6:51», «1 de abril de 2026 a la 1:00». */
  dateAndTime: (date: string, time: string) =>
    `${date} ${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`,
  /** «1.250 €»; the space does not break. */
  euros: (amount: string) => `${amount}\u00a0€`,
  /** «1.250–1.800 €». */
  euroRange: (from: string, to: string) => `${from}–${to}\u00a0€`,
  pageOf: (page: number | string, totalPages: number | string) => `página ${page} de ${totalPages}`,
  days: (count: number) => `${count} días`,
  months: (count: number) => `${count} meses`,
  quoted: (text: string) => `«${text}»`,
  and: 'y',
  or: 'o',
  yes: 'Sí',
  no: 'No'
}
