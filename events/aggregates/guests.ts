import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId, type PublicEvent } from './aggregate.ts'

const guestSchemas = {
  /** The applications of the guest become those of the account that confirmed the same e-mail. */
  GuestJoined: { version: 1, data: z.object({ id: opaqueId, userId: opaqueId }) },
  /** A mail server reported that the guest's address does not exist. */
  GuestEmailBounced: { version: 1, data: z.object({ id: opaqueId }) },
  /** A mail server accepted an e-mail for an address that had bounced. */
  GuestEmailReached: { version: 1, data: z.object({ id: opaqueId }) },
  GuestErased: { version: 1, data: z.object({ id: opaqueId }) }
}

export type GuestEvent = EventOf<typeof guestSchemas>

/** A person who applied without an account; only applications refer to them. */
export type Guest = { state: 'known' | 'erased' } | { state: 'joined'; userId: string }

export const guest: Aggregate<Guest, GuestEvent> = {
  stream: id => `guest-${id}`,
  schemas: guestSchemas,
  initialState: { state: 'known' },
  erasedBy: 'GuestErased',
  ignores: ['GuestEmailBounced', 'GuestEmailReached'],
  evolve
}

function evolve(guest: Guest, { type, data }: PublicEvent<GuestEvent>): Guest {
  if (type === 'GuestJoined') return { state: 'joined', userId: data.userId }
  return type === 'GuestErased' ? { state: 'erased' } : guest
}
