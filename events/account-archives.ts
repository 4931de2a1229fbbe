import * as z from 'zod/mini'
import type { Entity, FactOf } from './aggregate.ts'

export const archiveVocabulary = {
  ArchiveOpened: {
    version: 1,
    data: z.object({ id: z.string(), operator: z.string(), reason: z.string() })
  }
}

export type ArchiveEvent = FactOf<typeof archiveVocabulary>

/** Who looked into the sealed copy of a deleted account. */
export const archiveAccess: Entity<{ opened: number }, ArchiveEvent> = {
  stream: id => `archive-${id}`,
  vocabulary: archiveVocabulary,
  blank: { opened: 0 },
  evolve: ({ opened }) => ({ opened: opened + 1 })
}
