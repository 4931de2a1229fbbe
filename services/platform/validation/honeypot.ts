/** A field that is hidden from people; only programs fill it in. */
export const honeypotField = 'website'
