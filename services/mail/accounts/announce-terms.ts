import type { Queryable } from '#events/database/database.ts'
import { listAccountsBefore } from '#projections/users/queries.ts'
import type { LegalVersion } from '#services/users/shared/legal-texts.ts'
import { createMailId } from '../parts/mail-id.ts'

const accountsAtOnce = 500
const kind = 'terms-changed'

/** Writes to the accounts from before the terms were published, each once; returns to how many. */
export async function announceTerms(
  {
    db,
    secret,
    now
  }: {
    db: Queryable
    secret: string
    now(): Date
  },
  terms: LegalVersion
): Promise<number> {
  const mailId = createMailId(secret)
  const about = `${terms.version}`
  let written = 0
  for await (const accounts of accountsBefore(db, terms)) {
    const ids = accounts.map(person => mailId({ kind, person, about }, terms.publishedOn))
    const inserted = await db.query(
      `INSERT INTO mail.outbox (id, kind, person, about, written_at, next_attempt_at)
       SELECT id, '${kind}', person, $3, $4, $4 FROM unnest($1::text[], $2::text[]) AS announced (id, person)
       ON CONFLICT DO NOTHING RETURNING id`,
      [ids, accounts, about, now().toISOString()]
    )
    written += inserted.length
  }
  return written
}

export async function countAccountsBefore(db: Queryable, terms: LegalVersion): Promise<number> {
  let count = 0
  for await (const accounts of accountsBefore(db, terms)) count += accounts.length
  return count
}

async function* accountsBefore(
  db: Queryable,
  { publishedOn }: LegalVersion
): AsyncGenerator<string[]> {
  for (let after = ''; ; ) {
    const accounts = await listAccountsBefore(db, publishedOn, { after, limit: accountsAtOnce })
    if (accounts.length) yield accounts.map(({ id }) => id)
    if (accounts.length < accountsAtOnce) return
    after = accounts.at(-1)?.id ?? after
  }
}
