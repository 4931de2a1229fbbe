import * as z from 'zod/mini'
import { alertIntervals } from '#events/aggregates/alerts.ts'
import { email } from '#services/platform/validation/fields.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { language } from '#services/platform/validation/language.ts'
import { optional } from '#services/platform/validation/text.ts'
import { alertEmailInvalid } from '../shared/refusals.ts'
import { SearchJobs } from '../search/contract.ts'
import { applicationFieldRefusals } from '#services/words/words.ts'

/** The parameters of `GET /api/jobs` that select jobs, without the order and the page. */
export const AlertSearch = z.omit(SearchJobs, {
  sort: true,
  employerId: true,
  page: true,
  limit: true
})
export type AlertSearch = z.infer<typeof AlertSearch>

const every = z.enum(alertIntervals, applicationFieldRefusals['interval-unknown'])

export const RequestAlert = z.object({
  /** Required without an account; an account has an address of its own. */
  email: optional(email(alertEmailInvalid.message)),
  search: AlertSearch,
  every,
  /** For an alert by e-mail. */
  language,
  [honeypotField]: z.optional(z.string())
})
export type RequestAlert = z.infer<typeof RequestAlert>

/** A field that is missing stays as it is. */
export const ChangeAlert = z.object({ search: z.optional(AlertSearch), every: z.optional(every) })
export type ChangeAlert = z.infer<typeof ChangeAlert>

/** The search as stored, which is the form of an address. */
export function toSavedSearch(search: object): Record<string, string> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
