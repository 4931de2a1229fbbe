import type { DomainEvent } from '#events/aggregates/aggregate.ts'
import type { StreamAppend } from '#projections/append-and-project.ts'

/** To a new stream. */
export function firstAppend(stream: string, at: number, events: DomainEvent[]): StreamAppend {
  return { stream, expected: 0, events, at: iso(at) }
}

/** To a stream with one event so far. */
export function secondAppend(stream: string, at: number, events: DomainEvent[]): StreamAppend {
  return { stream, expected: 1, events, at: iso(at) }
}

export function iso(at: number): string {
  return new Date(at).toISOString()
}
