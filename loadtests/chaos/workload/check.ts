/** One figure of a drill, and whether it is what it must be. */
export interface Check {
  what: string
  measured: string
  must: string
  holds: boolean
  /** Cases that do not hold, for whoever mends them. */
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
  return { what, measured, must: `≤ ${limit} ms`, holds: milliseconds <= limit }
}

/** The value that this part of the values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
