import * as z from 'zod/mini'
import type { Entity, FactOf } from './aggregate.ts'

export const guestVocabulary = {
  GuestErased: { version: 1, data: z.object({ id: z.string() }) }
}

export type GuestEvent = FactOf<typeof guestVocabulary>

/** Whoever applied without an account: known by applications alone, until erased. */
export type Guest = { state: 'known' | 'erased' }

export const guest: Entity<Guest, GuestEvent> = {
  stream: id => `guest-${id}`,
  vocabulary: guestVocabulary,
  blank: { state: 'known' },
  evolve: () => ({ state: 'erased' })
}
