/** Throws unless the positions follow on `after` without a gap. */
export function requireContiguous(events: readonly { position: number }[], after: number): void {
  events.forEach(({ position }, index) => {
    const expected = after + index + 1
    if (position !== expected) throw new Error(`position ${expected} is missing`)
  })
}
