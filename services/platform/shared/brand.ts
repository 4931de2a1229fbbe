/** The product's name. */
export const brand = 'Ramal'

/** Of the picture that link previews show. */
export const openGraphImageAlt = `${brand}: el plano de una pista con una cuerda que la recorre`
