/** A statement failed because our SQL raised an error, or the role may not do this. */
export abstract class RaisedError extends Error {}

/** The stream has another version than expected: load it and decide again. */
export class ConcurrencyError extends RaisedError {
  readonly stream: string
  readonly expected: number | null
  readonly actual: number
  constructor({
    stream,
    expected,
    actual
  }: Pick<ConcurrencyError, 'stream' | 'expected' | 'actual'>) {
    super(`${stream} is at version ${actual}, expected ${expected}`)
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

/** This very command was processed before; nothing was written. */
export class DuplicateCommand extends RaisedError {}

/** One idempotency key was sent with two different requests. */
export class IdempotencyKeyReused extends RaisedError {}

/** The read tables are those of another version of this program. */
export class ReadModelVersionMismatch extends RaisedError {}

/** The subject's key was destroyed, or another transaction created one first. */
export class SubjectErased extends RaisedError {}

/** A value that must be unique exists already; the error names the constraint, never the value. */
export class UniqueViolation extends RaisedError {
  readonly constraint: string
  constructor(constraint: string) {
    super(`${constraint} is not unique`)
    this.constraint = constraint
  }
}

/**
 * The session prepared a statement for tables that have changed since, or does not know it any more: nothing of the statement
 * was done. A new session prepares it anew.
 */
export class SessionOutdated extends RaisedError {}

/** The role of the connection may not do this; the message is for the operator. */
export class InsufficientPrivilege extends RaisedError {
  constructor() {
    super(
      'El usuario de DATABASE_URL no tiene permiso para esto. Antes de arrancar una versión nueva, ejecuta «npm run ops -- migrate» con el usuario dueño de las tablas; las órdenes que rehacen tablas (projection, restore, import) se ejecutan también con él.'
    )
  }
}

/**
 * «cached plan must not change result type», «type of parameter … does not match that when preparing the plan» within a
 * function, «prepared statement … does not exist» and «… already exists».
 */
const outdatedSession =
  /^(0A000 RevalidateCachedQuery|42804 plpgsql_param_eval_recfield|26000 .*|42P05 .*)$/

/** SQLSTATEs that our own SQL raises with `es.raise`, and that of a missing privilege. */
const errorBySqlState: Record<string, (message: string) => Error> = {
  RMCON: message => new ConcurrencyError(JSON.parse(message)),
  RMREP: message => new DuplicateCommand(message),
  RMREU: message => new IdempotencyKeyReused(message),
  RMSTA: message => new ReadModelVersionMismatch(message),
  RMFOR: message => new SubjectErased(message),
  RMTAK: constraint => new UniqueViolation(constraint),
  '42501': () => new InsufficientPrivilege()
}

/** The error that our SQL raised, or the error as it came. */
export function toDomainError(error: Error): Error {
  const { code = '', routine = '' } = error as { code?: string; routine?: string }
  if (outdatedSession.test(`${code} ${routine}`)) return new SessionOutdated(error.message)
  return errorBySqlState[code]?.(error.message) ?? error
}
