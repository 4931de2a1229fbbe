import { round } from '#loadtests/bench/measure.ts'
import type { ServiceProcess } from '#test/servers/service-process.ts'

export interface MemorySample {
  second: number
  megabytes: number
}

/** Samples every five seconds until the returned function is called; none for a server that is not ours. */
export function sampleMemory(server?: ServiceProcess): () => MemorySample[] {
  if (!server) return () => []
  const began = performance.now()
  const samples: MemorySample[] = []
  const sample = () => {
    const second = Math.round((performance.now() - began) / 1000)
    samples.push({ second, megabytes: Math.round(server.memoryMegabytes()) })
  }
  const timer = setInterval(sample, 5_000)
  return () => {
    clearInterval(timer)
    return samples
  }
}

/** Megabytes a minute over the second half of a run, after the warm-up. */
export function memoryGrowthPerMinute(memory: readonly MemorySample[]): number {
  const half = memory.slice(Math.floor(memory.length / 2))
  const x = mean(half.map(({ second }) => second))
  const y = mean(half.map(({ megabytes }) => megabytes))
  const up = half.reduce((sum, at) => sum + (at.second - x) * (at.megabytes - y), 0)
  const along = half.reduce((sum, at) => sum + (at.second - x) ** 2, 0)
  return along ? round((up / along) * 60) : 0
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}
