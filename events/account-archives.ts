import * as z from 'zod/mini'
import type { Aggregate, EventOf } from './aggregate.ts'

export const accountArchiveSchemas = {
  ArchiveOpened: {
    version: 1,
    data: z.object({ id: z.string(), operator: z.string(), reason: z.string() })
  }
}

export type AccountArchiveEvent = EventOf<typeof accountArchiveSchemas>

/** The log of every time an operator opened the encrypted copy of a deleted account. */
export const accountArchive: Aggregate<{ opened: number }, AccountArchiveEvent> = {
  stream: id => `archive-${id}`,
  schemas: accountArchiveSchemas,
  initialState: { opened: 0 },
  evolve: ({ opened }) => ({ opened: opened + 1 })
}
