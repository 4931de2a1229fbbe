import { brand } from '#services/words/brand.ts'

export { brand }

/** The text of the picture in link previews. */
export const openGraphImageAlt = `${brand}: el plano de una pista con una cuerda que la recorre`
