import * as z from 'zod/mini'
import { GeoLocation, userTypes } from '#events/aggregates/users.ts'
import { isoDateTime } from '#projections/views/fields.ts'

/** An account as its owner sees it. */
export const UserView = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  userType: z.enum(userTypes),
  profilePicture: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  createdAt: isoDateTime,
  lastIp: z.nullable(z.string()),
  lastPlace: z.nullable(GeoLocation),
  locatedAt: z.nullable(isoDateTime)
})
export type UserView = z.infer<typeof UserView>
