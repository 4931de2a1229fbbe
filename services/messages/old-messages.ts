import type { Queryable } from '#events/database/database.ts'
import { findOldMessages } from '#projections/messages/queries.ts'
import { storageRules, termStart } from '#services/users/shared/storage-terms.ts'

/** Messages at the end of their storage term. */
export function listOldMessages({ db, now }: { db: Queryable; now(): Date }, limit: number) {
  return findOldMessages(db, termStart(now(), storageRules.messages.term).toISOString(), limit)
}
