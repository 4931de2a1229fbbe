import type { Guest, GuestEvent } from '#events/aggregates/guests.ts'

/** Of the account with the confirmed e-mail of the guest; no event when it is so, or the guest is erased. */
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

/** By the operator's command line; no event when the guest is erased already. */
export function eraseGuest(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'erased' ? [] : [{ type: 'GuestErased', data: { id } }]
}
