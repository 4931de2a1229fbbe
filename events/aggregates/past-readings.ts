import * as z from 'zod/mini'
import { type Aggregate, type EventOf, instant, opaqueId } from './aggregate.ts'

const pastReadingSchemas = {
  /** An operator has looked at a past state: `id` is the name of its stream, or `board`. */
  PastRead: { version: 1, data: z.object({ id: opaqueId, moment: instant }) }
}

export type PastReadingEvent = EventOf<typeof pastReadingSchemas>

/** The log of who looked at the past of one stream, or of the whole board. */
export const pastReadings: Aggregate<null, PastReadingEvent> = {
  stream: id => `past-${id}`,
  schemas: pastReadingSchemas,
  initialState: null,
  ignores: ['PastRead'],
  evolve: state => state
}
