import * as z from 'zod/mini'
import { pageLanguages } from '#events/aggregates/languages.ts'
import { mailTopics } from '#events/aggregates/mail-topics.ts'
import { GeoLocation, userTypes } from '#events/aggregates/users.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

/** An account as its owner sees it. */
export const UserView = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The address that replaces it once it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** The one of the two addresses that does not exist: no e-mail is sent to it. */
  bouncedEmail: z.nullable(z.string()),
  stoppedMail: z.array(z.enum(mailTopics)),
  /** Of its e-mails. */
  language: z.enum(pageLanguages),
  fullName: z.string(),
  userType: z.enum(userTypes),
  profilePicture: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  location: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  createdAt: isoDateTime,
  lastIp: z.nullable(z.string()),
  lastPlace: z.nullable(GeoLocation),
  locatedAt: z.nullable(isoDateTime),
  /** For an employer: host of its website, when a valid NIF was given, municipality of its REGA code. */
  web: z.nullable(z.string()),
  taxIdCheckedAt: z.nullable(isoDateTime),
  farmName: z.nullable(z.string()),
  /** When the operator marked the employer as seen. */
  seenAt: z.nullable(isoDateTime)
})
export type UserView = z.infer<typeof UserView>

/** The signed-in user; only an operator learns that there is a page for operators. */
export const CurrentUserView = z.extend(UserView, { isOperator: z.optional(z.literal(true)) })
export type CurrentUserView = z.infer<typeof CurrentUserView>

/** An employer as operators see it. */
export const EmployerSummaryView = z.object({
  ...z.pick(UserView, {
    id: true,
    username: true,
    emailConfirmed: true,
    web: true,
    taxIdCheckedAt: true,
    farmName: true,
    seenAt: true
  }).shape,
  name: z.string(),
  since: isoDateTime,
  /** Another account has given the same NIF. */
  sharesTaxId: z.boolean(),
  jobs: nonNegativeInt
})
export type EmployerSummaryView = z.infer<typeof EmployerSummaryView>

export const EmployerListView = z.object({
  employers: z.array(EmployerSummaryView),
  meta: z.object({ totalEmployers: nonNegativeInt, totalPages: nonNegativeInt })
})
export type EmployerListView = z.infer<typeof EmployerListView>
