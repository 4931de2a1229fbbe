import { type DestinationStream, destination, pino } from 'pino'
import { describeError } from '#events/database/describe-error.ts'
import type { Config } from '#services/platform/config/config.ts'

export interface Logger {
  debug(fields: object, text: string): void
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** Logs JSON lines. Errors lose every part that may quote personal data. */
export function createLogger(level: string, stream: DestinationStream = destination(1)): Logger {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } }, stream)
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
