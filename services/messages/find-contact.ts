import type { Queryable } from '#events/database/database.ts'
import { findSharedApplication } from '#projections/applications/queries.ts'
import { hasHiddenSince } from '#projections/candidate-profiles/contacts.ts'
import { findLastSent } from '#projections/messages/queries.ts'
import type { Contact } from './decide.ts'

/** What there is between a sender and a receiver. Who applies after hiding wants an answer. */
export async function findContact(
  db: Queryable,
  senderId: string,
  receiverId: string,
  jobId?: string
): Promise<Contact> {
  const shared = await findSharedApplication(db, senderId, receiverId, jobId)
  if (!shared) return findInvitedContact(db, senderId, receiverId, jobId)
  const { employerId, applicantId, appliedAt } = shared
  if (!(await hasHiddenSince(db, employerId, applicantId, appliedAt))) return 'open'
  return applicantId === senderId ? 'ended by sender' : 'ended by receiver'
}

/** Without an application: whoever was written to may answer, and whoever wrote waits for an answer. */
async function findInvitedContact(
  db: Queryable,
  senderId: string,
  receiverId: string,
  jobId: string | undefined
): Promise<Contact> {
  const answeredAt = await findLastSent(db, receiverId, senderId, jobId)
  if (!answeredAt)
    return (await findLastSent(db, senderId, receiverId, jobId)) ? 'awaits an answer' : 'none'
  if (await hasHiddenSince(db, receiverId, senderId, answeredAt)) return 'ended by sender'
  return (await hasHiddenSince(db, senderId, receiverId, answeredAt)) ? 'ended by receiver' : 'open'
}
