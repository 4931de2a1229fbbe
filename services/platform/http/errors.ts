import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A field of the request, and what is wrong with its value. */
export interface InvalidField {
  field: string
  message: string
}

/** An error response: its status, and a sentence in Spanish for the visitor. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode
  readonly errors: InvalidField[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** The visitor was not allowed, also where the answer does not say so. */
  readonly isDenied: boolean
  constructor(
    status: ContentfulStatusCode,
    message: string,
    details: { errors?: InvalidField[]; retryAfter?: number; isDenied?: boolean } = {}
  ) {
    super(message)
    this.status = status
    this.errors = details.errors
    this.retryAfter = details.retryAfter
    this.isDenied = details.isDenied ?? status === 403
  }
}

export const invalidRequest = 'La petición no es válida'

export const addressNotFound = 'Esta dirección no existe'

export const methodNotSupported = 'Esta dirección no admite ese método'

export const unauthenticated = () => new HttpError(401, 'Usuario no autenticado')

export const unexpectedError = () =>
  new HttpError(500, 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.')

/** Of a link in an e-mail. */
export const linkOver = () => new HttpError(410, 'Este enlace ya no sirve.')

export const requestTimeout = () =>
  new HttpError(408, 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.')

export const serviceUnavailable = () =>
  new HttpError(503, 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.', {
    retryAfter: 2
  })
