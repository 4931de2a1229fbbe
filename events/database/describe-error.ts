/** What may be logged or stored of an error: messages of the database are left out, they may quote personal data. */
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
