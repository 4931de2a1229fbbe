import type { Queryable } from '#events/database/database.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { linkTokens } from '#services/platform/http/request/link-tokens.ts'

/** Links that reset a password, confirm an address, or answer an application for an employer. */
type AccountLink = (typeof linkTokens)['password' | 'email' | 'answer']

/** The kind of the tokens in the links of today. */
export async function accountLinkKind(db: Queryable, { kind }: AccountLink): Promise<string> {
  const [links] = await db.query<{ generation: string }>(
    'SELECT generation FROM auth.account_links'
  )
  return links ? `${kind}-${links.generation}` : kind
}

/** Ends every session, code and link of an account: a copy of the database that was put back has those that had ended. */
export async function endAllAccess(tx: Queryable): Promise<void> {
  await tx.query('DELETE FROM auth.sessions')
  await tx.query('DELETE FROM auth.enrolment_codes')
  await tx.query('DELETE FROM auth.mail_codes')
  await tx.query(
    `INSERT INTO auth.account_links (generation) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET generation = excluded.generation`,
    [newId()]
  )
}
