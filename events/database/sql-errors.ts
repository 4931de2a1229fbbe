/** Somebody else wrote to a stream meanwhile: read it again and decide again. */
export class Conflict extends Error {
  readonly stream: string
  readonly expected: number | null
  readonly actual: number
  constructor({ stream, expected, actual }: Pick<Conflict, 'stream' | 'expected' | 'actual'>) {
    super(`${stream} is at version ${actual}, expected ${expected}`)
    this.stream = stream
    this.expected = expected
    this.actual = actual
  }
}

/** This very command was carried out before; nothing was written. */
export class Replayed extends Error {}

/** One idempotency key came with two different requests. */
export class CommandReused extends Error {}

/** The read tables belong to another version of this program. */
export class StaleShape extends Error {}

/** The person's key was destroyed, or is another one than we saw; nothing can be said about them with it. */
export class Forgotten extends Error {}

/** Somebody else has what had to be unique. `what` names it, and no value travels. */
export class Taken extends Error {
  readonly what: string
  constructor(what: string) {
    super(`${what} is taken`)
    this.what = what
  }
}

/** The states with which our own SQL ends a transaction, and what each of them means. */
const stops: Record<string, (what: string) => Error> = {
  RMCON: what => new Conflict(JSON.parse(what)),
  RMREP: what => new Replayed(what),
  RMREU: what => new CommandReused(what),
  RMSTA: what => new StaleShape(what),
  RMFOR: what => new Forgotten(what),
  RMTAK: what => new Taken(what)
}

/** What our SQL meant, or the error as it came. */
export function stopOf(error: Error): Error {
  const code = 'code' in error ? String(error.code) : ''
  return stops[code]?.(error.message) ?? error
}
