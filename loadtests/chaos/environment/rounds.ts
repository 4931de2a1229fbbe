import type { Stage } from './environment.ts'

export interface Rounds {
  /** So many at least for the drill to mean something. */
  least: number
  all(): Generator<number>
}

/** As many rounds as asked for, unless the machine is too slow: then as many as fit into the seconds. */
export function roundsOf({ quick }: Stage, full: number, seconds: number): Rounds {
  const [count, limit] = quick ? [5, 8] : [full, seconds]
  return { least: quick ? 1 : full, all: () => whileTime(count, limit) }
}

function* whileTime(count: number, seconds: number): Generator<number> {
  const end = performance.now() + seconds * 1_000
  for (let round = 0; round < count && performance.now() < end; round++) yield round
}
