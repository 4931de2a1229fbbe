/** How the language is named, and how it writes dates and numbers. */
export const speech = {
  /** As `lang` and `hreflang` name it. */
  language: 'es' as string,
  /** For `Intl`. */
  locale: 'es-ES',
  /** For link previews. */
  openGraphLocale: 'es_ES'
}
