import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, instant, opaqueId } from './aggregate.ts'
import { takedownReasons } from './case-choices.ts'
import { defaultLanguage, type PageLanguage, pageLanguages } from './languages.ts'
import { type MailTopic, mailTopics } from './mail-topics.ts'

export const userTypes = ['employer', 'applicant'] as const
export type UserType = (typeof userTypes)[number]

const ids = { id: opaqueId }

const email = { email: z.string() }

const accountFields = {
  ...email,
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
    version: 1,
    /** The version of the terms that the person accepted, and the language of the page. */
    data: z.object({
      ...ids,
      userType: z.enum(userTypes),
      termsVersion: z.int(),
      language: z.optional(z.enum(pageLanguages))
    }),
    personal: z.object({
      ...accountFields,
      username: z.string(),
      registrationIp: z.optional(z.string())
    })
  },
  UserProfileRevised: {
    version: 1,
    data: z.object(ids),
    personal: z.object({ ...accountFields, profilePicture: z.optional(z.string()) })
  },
  UserPasswordChanged: { version: 1, data: z.object(ids) },
  UserPasswordResetRequested: { version: 1, data: z.object(ids) },
  /** A code to sign in, which follows from `codeId` and the secret of the sessions. */
  UserMailCodeRequested: { version: 1, data: z.object({ ...ids, codeId: opaqueId }) },
  /** The address stays until the new one is confirmed. */
  UserEmailChangeRequested: { version: 1, data: z.object(ids), personal: z.object(email) },
  UserEmailConfirmationRequested: { version: 1, data: z.object(ids) },
  /** Confirmed by the link of an e-mail; from then on it is the address of the account. */
  UserEmailConfirmed: { version: 1, data: z.object(ids), personal: z.object(email) },
  /** A mail server reported that the address does not exist. */
  UserEmailBounced: { version: 1, data: z.object(ids), personal: z.object(email) },
  /** The person wants an address that bounced to be tried again. */
  UserEmailRetryRequested: { version: 1, data: z.object(ids) },
  /** A mail server accepted an e-mail for an address that had bounced. */
  UserEmailReached: { version: 1, data: z.object(ids) },
  /** All topics that are stopped, and the language unless it stays. */
  UserMailChosen: {
    version: 1,
    data: z.object({
      ...ids,
      stopped: z.array(z.enum(mailTopics)),
      language: z.optional(z.enum(pageLanguages))
    })
  },
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
  /** The operator takes back a deletion of its own. */
  UserRestored: { version: 1, data: z.object(ids) },
  /** A notice that the account is idle and will be deleted on `eraseOn`; `nth` numbers the notices from 1. */
  UserIdleNoticed: {
    version: 1,
    data: z.object({ ...ids, nth: z.int(), eraseOn: instant })
  },
  /** The operator hides the page of an employer; the jobs stay. */
  EmployerPageHidden: { version: 1, data: z.object({ ...ids, reason: z.enum(takedownReasons) }) },
  EmployerPageShown: { version: 1, data: z.object(ids) },
  UserArchived: { version: 1, data: z.object({ ...ids, archiveId: opaqueId }) },
  UserErased: { version: 1, data: z.object(ids) }
}

export type UserEvent = EventOf<typeof userSchemas>

export type User =
  | { state: 'unknown' }
  | {
      state: 'active'
      userType: UserType
      /** Raised by each change of the password or the address, which ends the links to choose a password. */
      accessVersion: number
      /** Raised by each change of the address, which ends the links to confirm the one before. */
      emailVersion: number
      isEmailConfirmed: boolean
      /** True while another address waits for its confirmation. */
      isEmailChanging: boolean
      stoppedMail: readonly MailTopic[]
      /** Of the e-mails. */
      language: PageLanguage
      isPageHidden: boolean
    }
  | {
      state: 'deleted'
      since: string
      archived: boolean
      isByAdmin: boolean
      /** The account as it was. */
      before: ActiveUser | undefined
    }
  | { state: 'erased' }

export type ActiveUser = Extract<User, { state: 'active' }>

export const user: Aggregate<User, UserEvent> = {
  stream: id => `user-${id}`,
  schemas: userSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'UserErased',
  ignores: [
    'UserProfileRevised',
    'UserPasswordResetRequested',
    'UserMailCodeRequested',
    'UserEmailConfirmationRequested',
    'UserEmailBounced',
    'UserEmailRetryRequested',
    'UserEmailReached',
    'UserLocated',
    'UserIdleNoticed'
  ],
  evolve
}

/** An account that was registered just now. */
export function newUser(userType: UserType, language = defaultLanguage): ActiveUser {
  return {
    state: 'active',
    userType,
    accessVersion: 1,
    emailVersion: 1,
    isEmailConfirmed: false,
    isEmailChanging: false,
    stoppedMail: [],
    language,
    isPageHidden: false
  }
}

function evolve(user: User, { type, data, at }: PublicEvent<UserEvent>): User {
  switch (type) {
    case 'UserRegistered':
      return newUser(data.userType, data.language)
    case 'UserPasswordChanged':
      return user.state === 'active' ? withNewPassword(user) : user
    case 'UserEmailChangeRequested':
      return user.state === 'active'
        ? { ...user, emailVersion: user.emailVersion + 1, isEmailChanging: true }
        : user
    case 'UserEmailConfirmed':
      return user.state === 'active' ? withConfirmedEmail(user) : user
    case 'UserMailChosen':
      return user.state === 'active'
        ? { ...user, stoppedMail: data.stopped, language: data.language ?? user.language }
        : user
    case 'EmployerPageHidden':
    case 'EmployerPageShown':
      return user.state === 'active'
        ? { ...user, isPageHidden: type === 'EmployerPageHidden' }
        : user
    case 'UserSoftDeleted':
      return {
        state: 'deleted',
        since: at,
        archived: false,
        isByAdmin: data.byAdmin,
        before: user.state === 'active' ? user : undefined
      }
    case 'UserRestored':
      return user.state === 'deleted' && user.before
        ? { ...user.before, accessVersion: user.before.accessVersion + 1 }
        : user
    case 'UserArchived':
      return user.state === 'deleted' ? { ...user, archived: true } : user
    case 'UserErased':
      return { state: 'erased' }
    default:
      return user
  }
}

/** Links that were sent to the former address end with it. */
function withConfirmedEmail(user: ActiveUser): ActiveUser {
  const { accessVersion, isEmailChanging } = user
  return {
    ...user,
    accessVersion: isEmailChanging ? accessVersion + 1 : accessVersion,
    isEmailConfirmed: true,
    isEmailChanging: false
  }
}

/** Cancels a pending change of the address: another person may have requested it. */
function withNewPassword(user: ActiveUser): ActiveUser {
  const { accessVersion, emailVersion, isEmailChanging } = user
  return {
    ...user,
    accessVersion: accessVersion + 1,
    emailVersion: isEmailChanging ? emailVersion + 1 : emailVersion,
    isEmailChanging: false
  }
}
