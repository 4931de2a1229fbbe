import { minute } from '#events/units.ts'
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

/** Logs JSON lines. Errors lose every part that may quote personal data; what a loop says again, it says once a minute. */
export function createLogger(
  level: string,
  stream: DestinationStream = destination(1),
  now: () => number = () => performance.now()
): Logger {
  const isRepeated = createRepeatFilter(now)
  const hooks: LoggerOptions['hooks'] = {
    logMethod(line, write, lineLevel) {
      if (lineLevel < warning || !isRepeated(line)) write.apply(this, line)
    }
  }
  const serializers = { err: describeError }
  return pino({ level, base: { pid: process.pid }, serializers, hooks }, stream)
}

/** The level of warnings; errors are above. */
const warning = 40

function createRepeatFilter(now: () => number) {
  /** By reason, the earliest first. */
  const saidAt = new Map<string, number>()
  return function isRepeated(line: readonly unknown[]): boolean {
    for (const [reason, at] of saidAt) {
      if (now() - at < minute) break
      saidAt.delete(reason)
    }
    const reason = reasonOf(line)
    if (saidAt.has(reason)) return true
    saidAt.set(reason, now())
    return false
  }
}

/** Equal for two lines of which the second says nothing new. */
function reasonOf([fields, text]: readonly unknown[]): string {
  const { err, ...others } = fields as { err?: { code?: string; message?: string } }
  const cause = err?.code ?? err?.message ?? err
  return JSON.stringify([text, cause, isUnavailable(err) ? {} : others])
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
