import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { type ServiceProcess, spawnService } from '#test/servers/service-process.ts'
import type { ServiceEnvironment } from './template-postgres.ts'
import { type Check, expectNone } from './check.ts'

/** A service that always starts at the same address. */
export interface RestartableService {
  url: string
  /** Resolves to the milliseconds until it was ready. */
  start(): Promise<number>
  /** Resolves to the exit code; null when the signal itself ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  isRunning(): boolean
  /** Errors that it logged as unexpected. */
  checkErrorLog(): Check
}

export function createRestartableService(
  env: ServiceEnvironment,
  port: number,
  script?: string[]
): RestartableService {
  const log = `${env['DATA_DIR']}.log`
  let running: ServiceProcess | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const stdout = openSync(log, 'a')
      const settings = { LOG_LEVEL: 'error', ...env, PORT: `${port}` }
      running = await spawnService(settings, script, stdout).finally(() => closeSync(stdout))
      return running.readyAfterMs
    },
    stop: async signal => (await running?.kill(signal)) ?? null,
    isRunning: () => running !== undefined && !running.hasExited(),
    checkErrorLog: () => expectNone('unexpected errors', existsSync(log) ? readErrors(log) : [])
  }
}

function readErrors(log: string): string[] {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter(line => line.includes('"unexpected"')).map(line => line.slice(0, 800))
}
