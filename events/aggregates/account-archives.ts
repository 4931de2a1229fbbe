import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type EventPayload, opaqueId } from './aggregate.ts'

const accountArchiveSchemas = {
  ArchiveOpened: {
    version: 2,
    data: z.object({ id: opaqueId }),
    /** The subject is the archive: its key is destroyed with it. */
    personal: z.object({ operator: z.string(), reason: z.string() }),
    upcasts: { 1: sealWords }
  }
}

/** Version 1 had the words of the operator in its open part. */
function sealWords({ data }: EventPayload): EventPayload {
  const { id, operator, reason } = data as Record<'id' | 'operator' | 'reason', string>
  return { data: { id }, personal: { operator, reason } }
}

export type AccountArchiveEvent = EventOf<typeof accountArchiveSchemas>

/** The log of every time an operator opened the encrypted copy of a deleted account. */
export const accountArchive: Aggregate<{ opened: number }, AccountArchiveEvent> = {
  stream: id => `archive-${id}`,
  schemas: accountArchiveSchemas,
  initialState: { opened: 0 },
  evolve: ({ opened }) => ({ opened: opened + 1 })
}
