/** The product's name. */
export const brand = 'Ramal'

/** The developer's profile at a code host, as /firma names it. This one is reserved for examples. */
export const sourceCodeUrl = 'https://example.org/ramal'
