import type { Place, User, UserEvent, UserType } from '#events/users.ts'
import { requireOwner } from '#services/auth/authorization.ts'
import { requireActive } from '#services/users/decide.ts'

/** Keeps where somebody is seen; their profile's place follows if the address tells one. */
export function updateIp(
  user: User,
  id: string,
  seen: { ip: string; place: Place },
  by: { id: string; userType: UserType }
): UserEvent[] {
  requireOwner('updateIp', by, id)
  requireActive(user)
  const { city, region, country } = seen.place
  const location = [city, region, country].filter(Boolean).join(', ') || undefined
  return [{ type: 'UserLocated', data: { id }, subject: id, personal: { ...seen, location } }]
}
