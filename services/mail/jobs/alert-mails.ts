import type { Queryable } from '#events/database/database.ts'
import { type AlertOwner, findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import { searchedPlace } from '#projections/jobs/search/place-filter.ts'
import { findUser } from '#projections/users/queries.ts'
import { emptySearch, type JobListSearch, readSearch } from '#services/jobs/shared/search-url.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { MailSubject, WritingContext } from '../parts/mail-kind.ts'
import type { Recipient } from '../parts/mail.ts'
import { pageUrl } from '../parts/page-url.ts'
import { accountRecipient, unconfirmedRecipient } from '../parts/recipients.ts'

interface AddressedAlert extends AlertOwner {
  id: string
  to: Recipient
}

/** The alert that an e-mail is about, and where its person is written to; undefined once one of them is gone. */
export async function findAddressedAlert(
  db: Queryable,
  { about = '' }: MailSubject
): Promise<AddressedAlert | undefined> {
  const found = await findAlertOwner(db, about)
  const account = found?.userId ? await findUser(db, found.userId) : undefined
  const address = found?.userId ? account?.email : found?.email
  if (!found || !address) return undefined
  const to = account ? accountRecipient(account) : unconfirmedRecipient(address)
  return { ...found, id: about, to: found.isConfirmed ? { ...to, isConfirmed: true } : to }
}

export function searchOf({ search }: AlertOwner): JobListSearch {
  return readSearch(new URLSearchParams(search))
}

/**
 * The choices of the search, without typed text: the e-mail may belong to a person who did not ask for it. A place has the name that
 * our tables give it.
 */
export function describeChoices(alert: AlertOwner): string {
  const { keyword, location, near, radius, ...choices } = searchOf(alert)
  const place = searchedPlace({ location, near })
  const where = place && { location: place.name, near, radius }
  return describeSearch({ ...emptySearch, ...choices, ...where })
}

/** The page with the button that confirms an alert. */
export function confirmationUrl(
  { origin, tokens }: WritingContext,
  { id, confirmations }: { id: string; confirmations: number },
  until: Date
): string {
  const { kind } = linkTokens.alert
  const token = tokens.sign({ kind, id, until, version: confirmations })
  return pageUrl(origin, `/alertas/confirmar/${token}`)
}

/** The page with the button that ends an alert. */
export function alertEndUrl({ origin, tokens }: WritingContext, id: string, writtenAt: Date) {
  const { kind, lifetime } = linkTokens.alertEnd
  const until = new Date(writtenAt.getTime() + lifetime)
  return pageUrl(origin, `/baja/${tokens.sign({ kind, id, until, version: 1 })}`)
}
