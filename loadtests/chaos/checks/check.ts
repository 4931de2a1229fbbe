/** One figure of a drill, and whether it is what it must be. */
export interface Finding {
  what: string
  measured: string
  must: string
  holds: boolean
  /** Cases that do not hold, for whoever mends them. */
  examples?: readonly string[]
}

export function none(what: string, cases: readonly string[], of?: number): Finding {
  const measured = of === undefined ? `${cases.length}` : `${cases.length} of ${of}`
  return { what, measured, must: '0', holds: cases.length === 0, examples: cases.slice(0, 5) }
}

export function exactly(what: string, measured: number, must: number): Finding {
  return { what, measured: `${measured}`, must: `${must}`, holds: measured === must }
}

export function atLeast(what: string, measured: number, least: number): Finding {
  return { what, measured: `${measured}`, must: `≥ ${least}`, holds: measured >= least }
}

export function within(what: string, milliseconds: number, limit: number): Finding {
  const measured = `${Math.round(milliseconds)} ms`
  return { what, measured, must: `≤ ${limit} ms`, holds: milliseconds <= limit }
}

/** The value that this part of the values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
