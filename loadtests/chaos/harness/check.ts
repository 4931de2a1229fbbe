/** One figure of an experiment, and whether it is within its limit. */
export interface Check {
  what: string
  measured: string
  must: string
  holds: boolean
  /** A figure of speed, which a quick run prints and does not judge. */
  isSpeed?: true
  /** Cases that do not hold. */
  examples?: readonly string[]
}

export function expectNone(what: string, cases: readonly string[], of?: number): Check {
  const measured = of === undefined ? `${cases.length}` : `${cases.length} of ${of}`
  return { what, measured, must: '0', holds: cases.length === 0, examples: cases.slice(0, 5) }
}

export function expectExactly(what: string, measured: number, must: number): Check {
  return { what, measured: `${measured}`, must: `${must}`, holds: measured === must }
}

export function expectAtLeast(what: string, measured: number, least: number): Check {
  return { what, measured: `${measured}`, must: `≥ ${least}`, holds: measured >= least }
}

export function expectWithin(what: string, milliseconds: number, limit: number): Check {
  const measured = `${Math.round(milliseconds)} ms`
  return { what, measured, must: `≤ ${limit} ms`, holds: milliseconds <= limit, isSpeed: true }
}
