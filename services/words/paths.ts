/** Pages that every language has; the others are Spanish alone. */
const translatedPages =
  /^\/(?:jobs(?:\/[^/?#]+(?:\/(?:aplicacion|aplicacion-enviada|contacto))?)?|seguimiento\/[^/?#]+)?(?:[?#]|$)/

export const isTranslated = (path: string): boolean => translatedPages.test(path)

/** The address of a page in a language, by its Spanish one: «/en/jobs». */
export const localPath =
  (language: string) =>
  (path: string): string =>
    isTranslated(path) ? `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}` : path
