import type { Message, MessageEvent } from '#events/aggregates/messages.ts'
import type { Takedown } from '#events/aggregates/takedown.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import type { User } from '#events/aggregates/users.ts'
import { type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireActive } from '#services/users/decide.ts'
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
  sender: User
  receiver: User
  contact: Contact
}

export function sendMessage(
  message: Message,
  id: string,
  { receiverId, jobId, applicationId, content }: SendMessage & { applicationId?: string },
  by: { id: string },
  { sender, receiver, contact }: Participants
): MessageEvent[] {
  requireActive(sender)
  if (message.state !== 'unknown') throw new HttpError(messageExists)
  if (receiver.state !== 'active') throw new HttpError(receiverNotFound)
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
  return message.state === 'read' ? [] : [{ type: 'MessageRead', data: { id } }]
}

/** Hidden by the operator; no event when it is hidden already. */
export function hideMessage(
  message: Message,
  id: string,
  { reason, note }: Takedown
): MessageEvent[] {
  if (message.state === 'unknown' || message.isHidden) return []
  const { senderId, receiverId } = message
  const data = { id, senderId, receiverId, reason }
  return [{ type: 'MessageHidden', data, subject: senderId, personal: { note } }]
}

/** Undoes `hideMessage`. */
export function showMessage(message: Message, id: string): MessageEvent[] {
  if (message.state === 'unknown' || !message.isHidden) return []
  const { senderId, receiverId } = message
  return [
    { type: 'MessageShown', data: { id, senderId, receiverId }, subject: senderId, personal: {} }
  ]
}

/** Called at the end of the storage term; no event when the message is erased already. */
export function eraseMessage(message: Message, id: string): MessageEvent[] {
  return message.state === 'unknown' ? [] : [{ type: 'MessageErased', data: { id } }]
}
