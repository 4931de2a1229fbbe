import type { Queryable } from '#events/database/database.ts'
import { findSharedApplication } from '#projections/applications/queries.ts'
import { hasHiddenSince } from '#projections/candidate-profiles/contacts.ts'
import { findInvitation, findLastSent } from '#projections/messages/queries.ts'
import type { Contact } from './decide.ts'

/** The contact between a sender and a receiver: an application, to this job or to any, or an invitation. */
export async function findContact(
  db: Queryable,
  senderId: string,
  receiverId: string,
  jobId?: string
): Promise<Contact> {
  const shared = await findSharedApplication(db, senderId, receiverId, jobId)
  if (!shared) return jobId ? 'none' : findInvitedContact(db, senderId, receiverId)
  const { employerId, personId, appliedAt } = shared
  // An applicant who applies after hiding wants an answer.
  if (!(await hasHiddenSince(db, employerId, personId, appliedAt))) return 'open'
  return personId === senderId ? 'ended by sender' : 'ended by receiver'
}

/** An invited person may answer; the inviting employer waits for that answer. */
async function findInvitedContact(
  db: Queryable,
  senderId: string,
  receiverId: string
): Promise<Contact> {
  const invitation = await findInvitation(db, senderId, receiverId)
  if (!invitation) return 'none'
  const { employerId, candidateId, sentAt } = invitation
  const isCandidate = candidateId === senderId
  if (await hasHiddenSince(db, employerId, candidateId, sentAt))
    return isCandidate ? 'ended by sender' : 'ended by receiver'
  if (isCandidate) return 'open'
  const answeredAt = await findLastSent(db, candidateId, employerId)
  return answeredAt && answeredAt >= sentAt ? 'open' : 'awaits an answer'
}
