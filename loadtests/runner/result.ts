import { describeMachine, printTable } from '#loadtests/bench/measure.ts'
import { memoryGrowthPerMinute, type MemorySample } from './memory.ts'
import type { RequestSample } from './k6-samples.ts'
import { statisticsByKind } from './statistics.ts'

export interface LoadTestResult {
  script: string
  target: string
  samples: RequestSample[]
  memory: MemorySample[]
}

/** Prints a row for each kind of request, and the memory of the server. */
export function printResult({ script, target, samples, memory }: LoadTestResult): void {
  const rows = statisticsByKind(samples).map(row => ({ ...row }))
  printTable(`${script}: ${target}, ${describeMachine()} (ms)`, rows)
  if (memory.length) console.log(`\n${memoryLine(memory)}`)
}

function memoryLine(memory: readonly MemorySample[]): string {
  const [first, last] = [memory[0], memory.at(-1)]
  const line = `Memory of the server: ${first?.megabytes} MB, ${last?.megabytes} MB at the end`
  // What grows in the first minutes is caches and compiled code.
  return (last?.second ?? 0) < 300
    ? line
    : `${line}; ${memoryGrowthPerMinute(memory)} MB a minute in the second half`
}
