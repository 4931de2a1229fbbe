import type { ChaosEnvironment } from './environment.ts'

export interface Rounds {
  /** Fewer rounds fail the experiment. */
  least: number
  all(): Generator<number>
}

/** This many rounds, or as many as fit into the seconds. */
export function createRounds({ quick }: ChaosEnvironment, full: number, seconds: number): Rounds {
  const [count, limit] = quick ? [5, 8] : [full, seconds]
  return { least: quick ? 1 : full, all: () => untilTimeIsUp(count, limit) }
}

function* untilTimeIsUp(count: number, seconds: number): Generator<number> {
  const end = performance.now() + seconds * 1_000
  for (let round = 0; round < count && performance.now() < end; round++) yield round
}
