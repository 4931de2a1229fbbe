import * as z from 'zod/mini'
import { letterTopics } from '#events/aggregates/letter-topics.ts'
import { GeoLocation, userTypes } from '#events/aggregates/users.ts'
import { isoDateTime } from '#projections/views/fields.ts'

/** An account as its owner sees it. */
export const UserView = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** Takes its place once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** The one of these two that does not exist: no letter is sent to it. */
  bouncedEmail: z.nullable(z.string()),
  stoppedLetters: z.array(z.enum(letterTopics)),
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
