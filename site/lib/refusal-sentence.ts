import { refusalWords } from '#services/words/words.ts'

/** The body of an error response. A proxy may answer without a code and a message. */
export interface Refused {
  code?: string | undefined
  message?: string
  errors?: { field: string; code?: string; message: string }[]
}

/** A refusal of the API, whose sentences are Spanish, in the language of the page; loaded with the first refusal. */
export function refusedInWords({ code, message, errors }: Refused, secondsToWait = 0): Refused {
  return {
    ...(message && { message: sentence(code, message, secondsToWait) }),
    ...(errors && {
      errors: errors.map(error => ({ ...error, message: sentence(error.code, error.message) }))
    })
  }
}

const sentence = (code: string | undefined, message: string, secondsToWait = 0): string =>
  code ? refusalWords.sentence(code, message, secondsToWait) : message
