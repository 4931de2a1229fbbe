import { HTTPException } from 'hono/http-exception'
import {
  IdempotencyKeyReused,
  ReadModelVersionMismatch,
  SessionOutdated,
  UniqueViolation
} from '#events/database/sql-errors.ts'
import { isUnavailable, lacksColumn } from '#events/database/unavailable.ts'
import type { Refusal } from '#services/platform/validation/refusal.ts'
import { HttpError, serviceUnavailable, unexpectedError } from './errors.ts'
import { alreadyExists, idempotencyKeyReused, invalidJson } from './refusals.ts'

/** The refusals of unique constraints, by the name of the constraint, each with its field. */
export type UniqueViolations = Readonly<Record<string, Refusal & { field?: string }>>

/** The response to any error; 500 for unexpected ones. */
export function toHttpError(error: Error, uniqueViolations: UniqueViolations): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof UniqueViolation) {
    const { field, ...refusal } = uniqueViolations[error.constraint] ?? { ...alreadyExists }
    return new HttpError(refusal, field === undefined ? {} : { field })
  }
  if (error instanceof IdempotencyKeyReused) {
    return new HttpError(idempotencyKeyReused)
  }
  const isLater = error instanceof ReadModelVersionMismatch || error instanceof SessionOutdated
  if (isLater || isUnavailable(error) || lacksColumn(error)) return serviceUnavailable()
  if (error instanceof HTTPException && error.status < 500) {
    return new HttpError(invalidJson)
  }
  return unexpectedError()
}
