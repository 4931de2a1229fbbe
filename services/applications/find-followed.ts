import type { Queryable } from '#events/database/database.ts'
import {
  findApplication,
  findGuestOf,
  type FollowedApplication,
  listApplicationsOfGuest
} from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'

interface FollowedDependencies {
  db: Queryable
  tokens: Pick<SignedTokens, 'read' | 'sign'>
  now(): Date
}

/** Another application of the same guest, with the token that leads to it. */
type OtherApplication = Pick<FollowedApplication, 'jobTitle' | 'companyName'> & { token: string }

const listedAtMost = 100

/** The application that the link of an e-mail leads to. */
export function createFollowedSearch({ db, tokens, now }: FollowedDependencies) {
  return async function findFollowed(
    token: string
  ): Promise<(ApplicationView & { others: OtherApplication[] }) | undefined> {
    const found = tokens.read(linkTokens.application.kind, token, now())
    const application = found && (await findApplication(db, found.id))
    if (!application) return undefined
    const guest = await findGuestOf(db, found.id)
    const sent = guest ? await listApplicationsOfGuest(db, guest, listedAtMost) : []
    const others = sent
      .filter(({ id }) => id !== found.id)
      .map(({ id, jobTitle, companyName }) => ({
        jobTitle,
        companyName,
        token: tokens.sign({ ...found, id })
      }))
    return { ...application, others }
  }
}

/** The guest who sent it, and which it is; none once it belongs to an account. */
export function createFollowedGuestSearch({ db, tokens, now }: FollowedDependencies) {
  return async function findFollowedGuest(
    token: string
  ): Promise<{ guestId: string; applicationId: string } | undefined> {
    const found = tokens.read(linkTokens.application.kind, token, now())
    const guestId = found && (await findGuestOf(db, found.id))
    return guestId ? { guestId, applicationId: found.id } : undefined
  }
}
