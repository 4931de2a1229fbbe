import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId } from './aggregate.ts'

const guestSchemas = {
  /** The applications of the guest become those of the account that confirmed the same e-mail. */
  GuestJoined: { version: 1, data: z.object({ id: opaqueId, userId: opaqueId }) },
  GuestErased: { version: 1, data: z.object({ id: opaqueId }) }
}

export type GuestEvent = EventOf<typeof guestSchemas>

/** A person who applied without an account; only applications refer to them. */
export type Guest = { state: 'known' | 'erased' } | { state: 'joined'; userId: string }

export const guest: Aggregate<Guest, GuestEvent> = {
  stream: id => `guest-${id}`,
  schemas: guestSchemas,
  initialState: { state: 'known' },
  evolve: (_, { type, data }) =>
    type === 'GuestJoined' ? { state: 'joined', userId: data.userId } : { state: 'erased' }
}
