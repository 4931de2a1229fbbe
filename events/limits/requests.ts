/** Characters of the words of a search, and of an `Idempotency-Key`. */
export const maxSearchLength = 200
export const maxIdempotencyKey = 255
/** Minutes for which a browser says what it has written: searches never use a replica that is further behind. */
export const positionMinutes = 1
/** The most entries of a list that one call returns; of candidates, whom a call may want whole. */
export const mostPerPage = { usual: 50, candidates: 200 }
