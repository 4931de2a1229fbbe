import { type Application, application } from '#events/aggregates/applications.ts'
import { type User, user } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { findApplication } from '#projections/applications/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { findUser } from '#projections/users/queries.ts'
import { accountLinkKind } from '#services/auth/sessions/account-links.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { createStreamLoader } from '#services/platform/commands/stream-loader.ts'
import type { Board } from '#services/platform/http/request/app-env.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { withShownProfiles } from '../received-application.ts'

/**
 * Raised by whatever ends a link: a change of the application, of the confirmed address or of the password. Both numbers only
 * rise. Undefined for an account that cannot have links.
 */
export function answerVersion(application: Application, employer: User): number | undefined {
  const canAnswer = employer.state === 'active' && employer.isEmailConfirmed
  if (application.state === 'unknown' || !canAnswer) return undefined
  return application.revision + employer.accessVersion
}

/** The token of a link with which its holder answers an application; undefined while its employer has confirmed no address. */
export async function signAnswerToken(
  { db, tokens }: { db: Queryable; tokens: Pick<SignedTokens, 'sign'> },
  { id, employerId }: Pick<ApplicationView, 'id' | 'employerId'>,
  until: Date
): Promise<string | undefined> {
  const [sent, employer] = await createStreamLoader(db).load([application, id], [user, employerId])
  const version = answerVersion(sent, employer)
  if (version === undefined) return undefined
  return tokens.sign({ kind: await accountLinkKind(db, linkTokens.answer), id, until, version })
}

/** Undefined for a forged or expired token, and for one that a restored backup has ended. */
export async function readAnswerToken(
  { db, tokens, now }: Pick<Board, 'db' | 'tokens' | 'now'>,
  token: string
) {
  return tokens.read(await accountLinkKind(db, linkTokens.answer), token, now())
}

export interface AnswerLink {
  application: ApplicationView
  employer: UserView
  /** When the token ends by itself. */
  until: Date
  /** False after a change of the application or the account, and while the two may not write to each other. */
  isOpen: boolean
}

/** What a link leads to; undefined when its token is over or its application gone. */
export async function findAnswerLink(
  board: Pick<Board, 'config' | 'db' | 'tokens' | 'now'>,
  token: string
): Promise<AnswerLink | undefined> {
  const { db, now } = board
  const found = await readAnswerToken(board, token)
  const sent = found && (await findApplication(db, found.id, now()))
  const employer = sent && (await findUser(db, sent.employerId))
  if (!found || !sent || !employer) return undefined
  const [state, account] = await createStreamLoader(db).load(
    [application, sent.id],
    [user, employer.id]
  )
  const isCurrent = answerVersion(state, account) === found.version && !sent.withdrawnAt
  const isOpen = isCurrent && (await mayAnswer(db, sent))
  const [shown = sent] = await withShownProfiles(board, [sent], employer)
  return { application: shown, employer, until: found.until, isOpen }
}

/** False once the applicant hides from the employer. */
export async function mayAnswer(
  db: Queryable,
  { employerId, personId, jobId }: Pick<ApplicationView, 'employerId' | 'personId' | 'jobId'>
): Promise<boolean> {
  return (await findContact(db, employerId, personId, jobId)) === 'open'
}
