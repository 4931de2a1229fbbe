import type { GeoLocation, User, UserEvent } from '#events/aggregates/users.ts'
import { requireActive } from '#services/users/decide.ts'

/** Records the place of a user's address; the profile's location follows when it is known. */
export function updateIp(
  user: User,
  id: string,
  lookup: { ip: string; place: GeoLocation }
): UserEvent[] {
  requireActive(user)
  const { city, region, country } = lookup.place
  const location = [city, region, country].filter(Boolean).join(', ') || undefined
  return [{ type: 'UserLocated', data: { id }, subject: id, personal: { ...lookup, location } }]
}
