import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId } from './aggregate.ts'

/** The subject is the archive: its key is destroyed with it. */
const words = z.object({ operator: z.string(), reason: z.string() })

const accountArchiveSchemas = {
  ArchiveOpened: { version: 1, data: z.object({ id: opaqueId }), personal: words },
  /** The archive is not destroyed while a claim is open. */
  ArchiveHeld: { version: 1, data: z.object({ id: opaqueId }), personal: words },
  ArchiveReleased: { version: 1, data: z.object({ id: opaqueId }), personal: words }
}

export type AccountArchiveEvent = EventOf<typeof accountArchiveSchemas>

export interface AccountArchive {
  isHeld: boolean
}

/** The log of what operators did with the encrypted copy of a deleted account. */
export const accountArchive: Aggregate<AccountArchive, AccountArchiveEvent> = {
  stream: id => `archive-${id}`,
  schemas: accountArchiveSchemas,
  initialState: { isHeld: false },
  ignores: ['ArchiveOpened'],
  evolve: (archive, { type }) =>
    type === 'ArchiveOpened' ? archive : { isHeld: type === 'ArchiveHeld' }
}
