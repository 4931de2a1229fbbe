import { type DestinationStream, destination, type LoggerOptions, pino } from 'pino'
import { describeError } from '#events/database/describe-error.ts'
import { isUnavailable } from '#events/database/unavailable.ts'
import type { Config } from '#services/platform/config/config.ts'

export interface Logger {
  debug(fields: object, text: string): void
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/**
 * Logs JSON lines. Errors lose every part that may quote personal data; an unavailable database is logged once a minute
 * for each reason and text.
 */
export function createLogger(
  level: string,
  stream: DestinationStream = destination(1),
  now: () => number = Date.now
): Logger {
  const isRepeated = createRepeatFilter(now)
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, write) {
      if (!isRepeated(line)) write.apply(this, line)
    }
  }
  const serializers = { err: describeError }
  return pino({ level, base: { pid: process.pid }, serializers, hooks }, stream)
}

const minute = 60_000

function createRepeatFilter(now: () => number) {
  const saidAt = new Map<string, number>()
  return function isRepeated([fields, text]: readonly unknown[]): boolean {
    const err = typeof fields === 'object' && fields && 'err' in fields ? fields.err : undefined
    if (!isUnavailable(err)) return false
    const reason = `${text} ${(err as { code?: string }).code ?? ''}`
    if (now() - (saidAt.get(reason) ?? Number.NEGATIVE_INFINITY) < minute) return true
    saidAt.set(reason, now())
    return false
  }
}

/** Formats log lines for a developer's terminal; undefined in production and outside a terminal. */
export async function prettyStream(
  { development }: Pick<Config, 'development'>,
  isTerminal: boolean
): Promise<DestinationStream | undefined> {
  if (!development || !isTerminal) return undefined
  const pretty = await import('pino-pretty').catch(ignoreMissingModule)
  return pretty?.default({ ignore: 'pid', translateTime: 'HH:MM:ss', singleLine: true })
}

/** pino-pretty is a development dependency. */
function ignoreMissingModule(error: unknown): undefined {
  const isMissing =
    error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  if (!isMissing) throw error
}
