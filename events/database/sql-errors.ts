/** Somebody else wrote to a stream meanwhile: read it again and decide again. */
export class ConcurrencyError extends Error {
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

/** This very command was carried out before; nothing was written. */
export class DuplicateCommand extends Error {}

/** One idempotency key came with two different requests. */
export class IdempotencyKeyReused extends Error {}

/** The read tables belong to another version of this program. */
export class ReadModelVersionMismatch extends Error {}

/** The person's key was destroyed, or is another one than we saw; nothing can be said about them with it. */
export class SubjectErased extends Error {}

/** Somebody else has what had to be unique. `what` names it, and no value travels. */
export class UniqueViolation extends Error {
  readonly constraint: string
  constructor(what: string) {
    super(`${what} is taken`)
    this.constraint = what
  }
}

/** The states with which our own SQL ends a transaction, and what each of them means. */
const errorBySqlState: Record<string, (what: string) => Error> = {
  RMCON: what => new ConcurrencyError(JSON.parse(what)),
  RMREP: what => new DuplicateCommand(what),
  RMREU: what => new IdempotencyKeyReused(what),
  RMSTA: what => new ReadModelVersionMismatch(what),
  RMFOR: what => new SubjectErased(what),
  RMTAK: what => new UniqueViolation(what)
}

/** What our SQL meant, or the error as it came. */
export function toDomainError(error: Error): Error {
  const code = 'code' in error ? String(error.code) : ''
  return errorBySqlState[code]?.(error.message) ?? error
}
