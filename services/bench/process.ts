import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/real-postgres.ts'

export interface Started {
  url: string
  /** Milliseconds from the start of the process to its first «ready». */
  readyAfter: number
  /** Megabytes that only this process has in memory. */
  memory(): number
  stop(): Promise<void>
}

const root = new URL('../..', import.meta.url).pathname

/** The service in a process of its own. */
export async function startProcess(env: Record<string, string>): Promise<Started> {
  const port = String(await freePort())
  const began = performance.now()
  const child = spawn(process.execPath, ['services/main.ts'], {
    cwd: root,
    env: { ...process.env, THROTTLE: 'off', LOG_LEVEL: 'warn', PORT: port, ...env },
    stdio: ['ignore', 'ignore', 'inherit']
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/health/ready`).then(
      answer => answer.ok,
      () => false
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the process ended with ${child.exitCode}`)
    await setTimeout(10)
  }
  return {
    url,
    readyAfter: performance.now() - began,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
