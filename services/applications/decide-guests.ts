import type { Guest, GuestEvent } from '#events/aggregates/guests.ts'

/** Joins a guest to the account that confirmed the same e-mail; no event when it is done already, or the guest is erased. */
export function joinGuest(guest: Guest, id: string, userId: string): GuestEvent[] {
  return guest.state === 'known' ? [{ type: 'GuestJoined', data: { id, userId } }] : []
}

/** No event once the guest has an account, or is erased. */
export function recordGuestBounce(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'known' ? [{ type: 'GuestEmailBounced', data: { id } }] : []
}

/** No event once the guest has an account, or is erased. */
export function recordGuestReached(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'known' ? [{ type: 'GuestEmailReached', data: { id } }] : []
}

/** Called by the operator's command line; no event when the guest is erased already. */
export function eraseGuest(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'erased' ? [] : [{ type: 'GuestErased', data: { id } }]
}
