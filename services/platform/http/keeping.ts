import type { Context } from 'hono'
import type { AnsweredRequest, ResponseConditions } from './kept-response.ts'

/** A request whose response may be kept in memory. */
export type MaybeKeeping = Context | { var: { keeping?: ResponseConditions | undefined } }

/** Then the route's middleware encodes the response and compares its tag. */
export function mayBeKept(c: MaybeKeeping): boolean {
  return c.var.keeping !== undefined
}

/** The response also depends on whatever belongs to these aggregates. */
export function dependsOn(c: MaybeKeeping, ...ids: string[]): void {
  for (const id of ids) c.var.keeping?.ids.add(id)
}

/** The response is the same within these instants, in milliseconds since 1970. */
export function isSameWithin(c: MaybeKeeping, from: number, until: number): void {
  const { keeping } = c.var
  if (!keeping) return
  keeping.from = Math.max(keeping.from, from)
  keeping.until = Math.min(keeping.until, until)
}

/** The next request gets another response. */
export function isNotKept(c: MaybeKeeping): void {
  isSameWithin(c, 0, 0)
}

/** What is done for each later request that gets the response from memory. */
export function repeatFromMemory(c: MaybeKeeping, work: (c: AnsweredRequest) => void): void {
  c.var.keeping?.eachTime.push(work)
}

/** The position of the log at which a response is kept, which must not be older; 0 for one that is not kept. */
export function keptPosition(c: MaybeKeeping): number {
  return c.var.keeping?.state.position ?? 0
}
