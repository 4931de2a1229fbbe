import { readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds of processor time of the processes of a PostgreSQL server, also of those that ended; undefined without
 * the figures of Linux.
 */
export function watchProcessorTime(postmaster: number | undefined): () => number | undefined {
  const known = new Map<string, number>()
  return () => {
    for (const pid of listProcesses()) {
      const stat = readProcessFile(pid, 'stat')
      const parent = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
      const nanoseconds = readProcessFile(pid, 'schedstat')?.split(' ')[0]
      if (Number(parent) === postmaster && nanoseconds) known.set(pid, Number(nanoseconds) / 1e6)
    }
    if (known.size === 0) return undefined
    return [...known.values()].reduce((sum, time) => sum + time, 0)
  }
}

/** The same, of these processes while they run. */
export function watchProcesses(pids: readonly number[]): () => number | undefined {
  return () => {
    const times = pids.map(pid => Number(readProcessFile(String(pid), 'schedstat')?.split(' ')[0]))
    return times.some(Number.isNaN) ? undefined : times.reduce((sum, time) => sum + time / 1e6, 0)
  }
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
