import { pino } from 'pino'

export interface Logger {
  debug(fields: object, text: string): void
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** Lines of JSON. Of an error of the database only what cannot quote people's data is kept. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } })
}

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const stack = error.stack?.split('\n').filter(line => line.trimStart().startsWith('at '))
  const { code, constraint, table } = error as {
    code?: string
    constraint?: string
    table?: string
  }
  const fromDatabase = code !== undefined
  return {
    type: error.constructor.name,
    code,
    constraint,
    table,
    ...(!fromDatabase && { message: error.message }),
    stack
  }
}
