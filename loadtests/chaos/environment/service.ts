import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { type Started, startProcess } from '#test/service-process.ts'
import type { Surroundings } from './template-postgres.ts'
import { type Finding, none } from '#loadtests/chaos/checks/check.ts'

/** A service that always comes back to the same address. */
export interface Service {
  url: string
  /** Answers how many milliseconds it took to be ready. */
  start(): Promise<number>
  /** Answers the exit code; null when the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
  isRunning(): boolean
  /** What it logged as an error of ours, since it was created. */
  complaints(): Finding
}

export function createService(env: Surroundings, port: number, script?: string[]): Service {
  const log = `${env['DATA_DIR']}.log`
  let running: Started | undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async start() {
      const stdout = openSync(log, 'a')
      const settings = { LOG_LEVEL: 'error', ...env, PORT: `${port}` }
      running = await startProcess(settings, script, stdout).finally(() => closeSync(stdout))
      return running.readyAfter
    },
    end: async signal => (await running?.kill(signal)) ?? null,
    isRunning: () => running !== undefined && !running.isOver(),
    complaints: () => none('unexpected errors', existsSync(log) ? errorsIn(log) : [])
  }
}

function errorsIn(log: string): string[] {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter(line => line.includes('"unexpected"')).map(line => line.slice(0, 800))
}
