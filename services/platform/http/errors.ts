import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** One field of a request, and what is wrong with it. */
export interface InvalidField {
  field: string
  message: string
}

/** A refusal: a status and a sentence in Spanish for whoever asked. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly errors: InvalidField[] | undefined
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined
  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { errors?: InvalidField[]; retryAfter?: number } = {}
  ) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

export const unauthenticated = () => new HttpError(401, 'Usuario no autenticado')

export const addressNotFound = 'Esta dirección no existe'

export const serviceUnavailable = () =>
  new HttpError(503, 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.', {
    retryAfter: 2
  })
