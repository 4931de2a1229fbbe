import type { Queryable } from '#events/database/database.ts'
import { findApplication, findGuestOf } from '#projections/applications/queries.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { linkTokens } from '#services/platform/http/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/signed-token.ts'

interface FollowedDependencies {
  db: Queryable
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}

/** The application that the link of a letter leads to. */
export function createFollowedSearch({ db, tokens, now }: FollowedDependencies) {
  return async function findFollowed(token: string): Promise<ApplicationView | undefined> {
    const found = tokens.read(linkTokens.application.kind, token, now())
    return found && findApplication(db, found.id)
  }
}

/** The guest who sent it; none once it belongs to an account. */
export function createFollowedGuestSearch({ db, tokens, now }: FollowedDependencies) {
  return async function findFollowedGuest(token: string): Promise<string | undefined> {
    const found = tokens.read(linkTokens.application.kind, token, now())
    return found && findGuestOf(db, found.id)
  }
}
