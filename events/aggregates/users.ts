import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type EventPayload,
  type PublicEvent,
  opaqueId
} from './aggregate.ts'

export const userTypes = ['employer', 'applicant'] as const
export type UserType = (typeof userTypes)[number]

const ids = { id: opaqueId }

const accountFields = {
  email: z.string(),
  fullName: z.string(),
  bio: z.optional(z.string()),
  location: z.optional(z.string()),
  phone: z.optional(z.string())
}

/** The place of an IP address; unknown fields are missing. */
export const GeoLocation = z.object({
  city: z.optional(z.string()),
  region: z.optional(z.string()),
  country: z.optional(z.string()),
  postal: z.optional(z.string()),
  loc: z.optional(z.string()),
  org: z.optional(z.string()),
  timezone: z.optional(z.string())
})
export type GeoLocation = z.infer<typeof GeoLocation>

const userSchemas = {
  UserRegistered: {
    version: 2,
    /** The version of the terms that the person accepted. */
    data: z.object({ ...ids, userType: z.enum(userTypes), termsVersion: z.int() }),
    personal: z.object({
      ...accountFields,
      username: z.string(),
      registrationIp: z.optional(z.string())
    }),
    upcasts: {
      1: ({ data, personal }: EventPayload) => ({ data: { ...data, termsVersion: 1 }, personal })
    }
  },
  UserProfileRevised: {
    version: 1,
    data: z.object(ids),
    personal: z.object({ ...accountFields, profilePicture: z.optional(z.string()) })
  },
  UserPasswordChanged: { version: 1, data: z.object(ids) },
  UserPasswordResetRequested: { version: 1, data: z.object(ids) },
  UserLocated: {
    version: 1,
    data: z.object(ids),
    personal: z.object({ ip: z.string(), place: GeoLocation, location: z.optional(z.string()) })
  },
  UserSoftDeleted: {
    version: 1,
    data: z.object({ ...ids, byAdmin: z.boolean() }),
    personal: z.object({ reason: z.string() })
  },
  UserArchived: { version: 1, data: z.object({ ...ids, archiveId: opaqueId }) },
  UserErased: { version: 1, data: z.object(ids) }
}

export type UserEvent = EventOf<typeof userSchemas>

export type User =
  | { state: 'unknown' }
  | {
      state: 'active'
      userType: UserType
      /** Raised with each change of the password, which ends the links to choose one. */
      passwordVersion: number
    }
  | { state: 'deleted'; since: string; archived: boolean }
  | { state: 'erased' }

export const user: Aggregate<User, UserEvent> = {
  stream: id => `user-${id}`,
  schemas: userSchemas,
  initialState: { state: 'unknown' },
  ignores: ['UserProfileRevised', 'UserPasswordResetRequested', 'UserLocated'],
  evolve
}

function evolve(user: User, { type, data, at }: PublicEvent<UserEvent>): User {
  switch (type) {
    case 'UserRegistered':
      return { state: 'active', userType: data.userType, passwordVersion: 1 }
    case 'UserPasswordChanged':
      return user.state === 'active' ? { ...user, passwordVersion: user.passwordVersion + 1 } : user
    case 'UserSoftDeleted':
      return { state: 'deleted', since: at, archived: false }
    case 'UserArchived':
      return user.state === 'deleted' ? { ...user, archived: true } : user
    case 'UserErased':
      return { state: 'erased' }
    default:
      return user
  }
}
