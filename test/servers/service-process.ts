import { join } from 'node:path'
import { execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './postgres-server.ts'

export interface SpawnedProcess {
  pid: number
  /** Once the process has ended, its exit code; null when a signal ended it. */
  exited: Promise<number | null>
  hasExited(): boolean
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export interface ServiceProcess extends SpawnedProcess {
  url: string
  /** Milliseconds from the start of the process until it was ready. */
  readyAfterMs: number
  /** Megabytes that only this process has in memory. */
  memoryMegabytes(): number
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/** Spawns Node on a script of ours; it ends with this process at the latest. Its stderr is shown. */
export function spawnNode(
  args: string[],
  env: Record<string, string>,
  stdout: 'ignore' | number = 'ignore',
  cwd = root
): SpawnedProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit']
  })
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve))
  const leave = () => void child.kill('SIGKILL')
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  return {
    pid: child.pid ?? 0,
    exited,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    kill: signal => {
      child.kill(signal)
      return exited
    }
  }
}

/** The output of a script of ours; throws when it fails. */
export async function runNode(args: string[], env: Record<string, string>): Promise<string> {
  const where = { cwd: root, env: { ...process.env, ...env } }
  const { stdout } = await promisify(execFile)(process.execPath, args, where)
  return stdout
}

/** What `npm start` runs. */
export const startScript = [
  '--max-semi-space-size=8',
  '--import',
  './services/platform/config/compile-cache.mjs',
  'main.ts'
]

/** Starts the service, or another script that does, and waits until it is ready. */
export async function spawnService(
  env: Record<string, string>,
  script = startScript,
  stdout: 'ignore' | number = 'ignore',
  cwd = root
): Promise<ServiceProcess> {
  const port = env['PORT'] ?? String(await freePort())
  const began = performance.now()
  const settings = { THROTTLE: 'off', LOG_LEVEL: 'warn', PORT: port, ...env }
  const child = spawnNode(script, settings, stdout, cwd)
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/health/ready`).then(
      response => response.ok,
      () => false
    ))
  ) {
    if (child.hasExited()) throw new Error(`the process ended with ${await child.exited}`)
    await setTimeout(10)
  }
  return {
    ...child,
    url,
    readyAfterMs: performance.now() - began,
    memoryMegabytes: () => residentMegabytes(child.pid),
    stop: async () => {
      await child.kill('SIGTERM')
    }
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

/** A setting of a load test; empty counts as not set. */
export function readLoadSetting(name: 'BASE_URL' | 'RATE' | 'DURATION'): string | undefined {
  return process.env[name] || undefined
}
