import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds that the processes of a PostgreSQL server have computed; undefined where Linux does not tell. */
export function serverProcessorTime(postmaster: number | undefined): number | undefined {
  const times = listProcesses().flatMap(pid => {
    const stat = readProcessFile(pid, 'stat')
    const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    const nanoseconds = readProcessFile(pid, 'schedstat')?.split(' ')[0]
    return Number(parent) === postmaster && nanoseconds ? [Number(nanoseconds)] : []
  })
  return times.length ? times.reduce((sum, time) => sum + time, 0) / 1e6 : undefined
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Undefined once the process has ended. */
function readProcessFile(pid: string, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return undefined
  }
}
