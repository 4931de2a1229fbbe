import { HTTPException } from 'hono/http-exception'
import {
  IdempotencyKeyReused,
  ReadModelVersionMismatch,
  SessionOutdated,
  UniqueViolation
} from '#events/database/sql-errors.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import { HttpError, type InvalidField, serviceUnavailable, unexpectedError } from './errors.ts'

/** Sentences for unique constraints, by the name of the constraint; with the field that must differ. */
export type UniqueViolationMessages = Readonly<Record<string, string | InvalidField>>

/** The response to any error; 500 for unexpected ones. */
export function toHttpError(error: Error, messages: UniqueViolationMessages): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof UniqueViolation) {
    return uniqueViolation(messages[error.constraint] ?? 'Ya existe')
  }
  if (error instanceof IdempotencyKeyReused) {
    return new HttpError(422, 'Esta clave de idempotencia ya se usó con otra petición')
  }
  const isLater = error instanceof ReadModelVersionMismatch || error instanceof SessionOutdated
  if (isLater || isUnavailable(error)) return serviceUnavailable()
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(400, 'El JSON de la petición no es válido')
  }
  return unexpectedError()
}

function uniqueViolation(reason: string | InvalidField): HttpError {
  if (typeof reason === 'string') return new HttpError(409, reason)
  return new HttpError(409, reason.message, { errors: [reason] })
}
