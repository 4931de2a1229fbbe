import type { Application } from '#events/aggregates/applications.ts'
import type { Message, MessageEvent } from '#events/aggregates/messages.ts'
import type { Takedown } from '#events/aggregates/takedown.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import type { Guest } from '#events/aggregates/guests.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError, unauthenticated } from '#services/platform/http/errors/errors.ts'
import { isLive } from '#services/jobs/posting/job-state.ts'
import type { SendMessage } from './contract.ts'
import {
  alreadyInvited,
  answerAwaited,
  contactEnded,
  contactNotAllowed,
  hiddenFromEmployer,
  invitedJobOver,
  messageExists,
  messageNotFound,
  notInvitable,
  receiverNotFound
} from './refusals.ts'
import type { Refusal } from '#services/platform/validation/refusal.ts'

/** `open`: two people share an application, and the candidate has not hidden from the employer since. */
export type Contact = 'open' | 'none' | 'awaits an answer' | 'ended by sender' | 'ended by receiver'

/** Both ends of a message, and whether they may write. */
export interface Participants {
  sender: Participant
  receiver: Participant
  contact: Contact
}

/** An account, or a guest. */
export type Participant = User | Guest

/** Whether the person is still there, under this id. */
export const isPresent = ({ state }: Participant): boolean =>
  state === 'active' || state === 'known'

export function sendMessage(
  message: Message,
  id: string,
  { receiverId, jobId, applicationId, content }: SendMessage & { applicationId?: string },
  by: { id: string },
  { sender, receiver, contact }: Participants
): MessageEvent[] {
  if (!isPresent(sender)) throw unauthenticated()
  if (message.state !== 'unknown') throw new HttpError(messageExists)
  if (!isPresent(receiver)) throw new HttpError(receiverNotFound)
  const refusal = refusalOf(contact)
  if (refusal) throw new HttpError(refusal)
  const data = { id, senderId: by.id, receiverId, jobId, applicationId }
  return [{ type: 'MessageSent', data, subject: by.id, personal: { content } }]
}

/** The job that a candidate is invited to, and whether an invitation is allowed. */
export interface Invitation {
  job: Job
  isInvitable: boolean
}

/** An employer may write first, once about each own job: the id of the message follows from employer, person and job. */
export function invite(
  message: Message,
  id: string,
  request: SendMessage,
  by: { id: string },
  { sender, receiver }: Pick<Participants, 'sender' | 'receiver'>,
  { job, isInvitable }: Invitation,
  now: Date
): MessageEvent[] {
  if (!('employerId' in job) || job.employerId !== by.id) throw new HttpError(contactNotAllowed)
  if (!isLive(job, now)) throw new HttpError(invitedJobOver)
  if (message.state !== 'unknown') throw new HttpError(alreadyInvited)
  if (!isInvitable) throw new HttpError(notInvitable)
  return sendMessage(message, id, request, by, { sender, receiver, contact: 'open' })
}

/** The refusal; null when a message may be sent. */
export function refusalOf(contact: Contact): Refusal | null {
  return contactRefusals[contact]
}

const contactRefusals: Record<Contact, Refusal | null> = {
  open: null,
  none: contactNotAllowed,
  'awaits an answer': answerAwaited,
  'ended by sender': hiddenFromEmployer,
  'ended by receiver': contactEnded
}

export function markMessageRead(message: Message, id: string, by: Actor): MessageEvent[] {
  if (message.state === 'unknown' || message.isHidden) throw new HttpError(messageNotFound)
  requireOwner('markMessageRead', by, message.receiverId)
  return readMessage(message, id)
}

/** Read by its receiver. */
export function readMessage(message: Message, id: string): MessageEvent[] {
  return message.state === 'sent' ? [{ type: 'MessageRead', data: { id } }] : []
}

/** Hidden by the operator; no event when it is hidden already. An answer of 1.0.0 has the id of its application. */
export function hideMessage(
  message: Message,
  id: string,
  { reason, note }: Takedown,
  answered: Application = { state: 'unknown' }
): MessageEvent[] {
  const ends = message.state === 'unknown' ? endsOfAnswer(answered) : message
  if (!ends || ends.isHidden) return []
  const { senderId, receiverId } = ends
  const data = { id, senderId, receiverId, reason }
  return [{ type: 'MessageHidden', data, subject: senderId, personal: { note } }]
}

function endsOfAnswer(answered: Application) {
  if (answered.state === 'unknown' || !('guestId' in answered.applicant)) return undefined
  const { employerId: senderId, applicant } = answered
  return { senderId, receiverId: applicant.guestId, isHidden: false }
}

/** Undoes `hideMessage`. */
export function showMessage(message: Message, id: string): MessageEvent[] {
  if (message.state === 'unknown' || !message.isHidden) return []
  const { senderId, receiverId } = message
  return [
    { type: 'MessageShown', data: { id, senderId, receiverId }, subject: senderId, personal: {} }
  ]
}

/** Called at the end of the storage term, and when an answer is undone; no event when the message is erased already. */
export function eraseMessage(message: Message, id: string): MessageEvent[] {
  return message.state === 'unknown' ? [] : [{ type: 'MessageErased', data: { id } }]
}
