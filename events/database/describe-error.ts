import { ConnectionFailed } from './unavailable.ts'

/**
 * What may be logged or stored of what was thrown, an error or not: messages of the database are left out, they may quote
 * personal data.
 */
export function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) {
    return { type: typeof error, message: String(error).replace(/\S*@\S*/g, '…') }
  }
  const { code, constraint, table, message, stack } = error as {
    code?: string
    constraint?: string
    table?: string
    message?: string
    stack?: string
  }
  const fromDatabase = code !== undefined && !(error instanceof ConnectionFailed)
  return {
    type: error.constructor?.name ?? 'object',
    code,
    constraint,
    table,
    ...(!fromDatabase && { message }),
    stack: stack?.split('\n').filter(line => line.trimStart().startsWith('at '))
  }
}
