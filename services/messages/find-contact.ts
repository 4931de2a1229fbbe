import type { Queryable } from '#events/database/database.ts'
import { findSharedApplication } from '#projections/applications/queries.ts'
import { hasHiddenSince } from '#projections/candidate-profiles/contacts.ts'
import type { Contact } from './decide.ts'

/** What there is between a sender and a receiver. Who applies after hiding wants an answer. */
export async function findContact(
  db: Queryable,
  senderId: string,
  receiverId: string,
  jobId?: string
): Promise<Contact> {
  const shared = await findSharedApplication(db, senderId, receiverId, jobId)
  if (!shared) return 'none'
  const { employerId, applicantId, appliedAt } = shared
  if (!(await hasHiddenSince(db, employerId, applicantId, appliedAt))) return 'open'
  return applicantId === senderId ? 'ended by sender' : 'ended by receiver'
}
