import { round } from '#loadtests/bench/measure.ts'
import type { ServiceProcess } from '#test/service-process.ts'

export interface MemorySample {
  second: number
  megabytes: number
}

/** Looks every five seconds until it is asked what it saw; sees nothing of a server that is not ours. */
export function sampleMemory(server?: ServiceProcess): () => MemorySample[] {
  if (!server) return () => []
  const began = performance.now()
  const seen: MemorySample[] = []
  const look = () => {
    const second = Math.round((performance.now() - began) / 1000)
    seen.push({ second, megabytes: Math.round(server.memoryMegabytes()) })
  }
  const timer = setInterval(look, 5_000)
  return () => {
    clearInterval(timer)
    return seen
  }
}

/** Megabytes a minute over the second half of a run, when everything that warms up is warm. */
export function memoryGrowthPerMinute(memory: readonly MemorySample[]): number {
  const half = memory.slice(Math.floor(memory.length / 2))
  const x = mean(half.map(({ second }) => second))
  const y = mean(half.map(({ megabytes }) => megabytes))
  const up = half.reduce((sum, at) => sum + (at.second - x) * (at.megabytes - y), 0)
  const along = half.reduce((sum, at) => sum + (at.second - x) ** 2, 0)
  return along ? round((up / along) * 60) : 0
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}
