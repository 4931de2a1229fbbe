import * as z from 'zod/mini'

/** An instant in UTC, as ISO 8601 text. */
export const isoDateTime = z.iso.datetime()

export const nonNegativeInt = z.int().check(z.minimum(0))
