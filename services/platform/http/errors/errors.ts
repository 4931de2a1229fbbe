import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '#services/platform/validation/refusal.ts'
import { busy, linkUsed, mailOff, notSignedIn, requestTooSlow, unexpected } from './refusals.ts'

/** A field of the request, and what is wrong with its value. */
export interface InvalidField {
  field: string
  /** Kebab case; never changes. */
  code: string
  message: string
}

interface ErrorDetails {
  /** The field that is refused. */
  field?: string
  errors?: InvalidField[]
  /** Seconds. */
  retryAfter?: number
  isDenied?: boolean
}

/** An error response: a refusal, and what is known of the request. */
export class HttpError extends Error {
  readonly code: string
  readonly status: ContentfulStatusCode
  readonly errors: InvalidField[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** True when the visitor was not allowed, even if the response does not say so. */
  readonly isDenied: boolean
  constructor({ code, status, message }: Refusal, details: ErrorDetails = {}) {
    super(message)
    const { field, errors, retryAfter, isDenied = status === 403 } = details
    this.code = code
    this.status = status
    this.errors = field === undefined ? errors : [{ field, code, message }]
    this.retryAfter = retryAfter
    this.isDenied = isDenied
  }
}

export const unauthenticated = () => new HttpError(notSignedIn)

export const unexpectedError = () => new HttpError(unexpected)

/** For a link in an e-mail. */
export const linkOver = () => new HttpError(linkUsed)

export const requestTimeout = () => new HttpError(requestTooSlow)

export const serviceUnavailable = () => new HttpError(busy, { retryAfter: 2 })

/** For a board that sends no e-mails. */
export const mailUnavailable = () => new HttpError(mailOff, { retryAfter: 3_600 })
