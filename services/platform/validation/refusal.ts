/** Why a request is refused: a code that never changes, the status of the response, and what the visitor reads. */
export interface Refusal {
  /** Kebab case; never changes. */
  code: string
  status: RefusalStatus
  message: string
}

type RefusalStatus =
  | (400 | 401 | 403 | 404 | 405 | 408 | 409 | 410)
  | (413 | 415 | 422 | 429 | 431 | 500 | 503)

/** An entry of a `refusals.ts`. A page that needs one of its sentences is built without the others. */
// @__NO_SIDE_EFFECTS__
export function refusal(code: string, status: RefusalStatus, message: string): Refusal {
  return { code, status, message }
}
