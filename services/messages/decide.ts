import type { Message, MessageEvent } from '#events/messages.ts'
import type { User, UserType } from '#events/users.ts'
import { permit } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import { needActive } from '#services/users/decide.ts'
import { notAcquainted, type SendMessage } from './contract.ts'

/** Both ends of a message, and whether one has applied to a job of the other. */
export interface Ends {
  sender: User
  receiver: User
  acquainted: boolean
}

export function sendMessage(
  message: Message,
  id: string,
  { receiverId, jobId, content }: SendMessage,
  by: { id: string },
  { sender, receiver, acquainted }: Ends
): MessageEvent[] {
  needActive(sender)
  if (message.state !== 'unknown') throw new Problem(409, 'Este mensaje ya existe')
  if (receiver.state !== 'active') throw new Problem(404, 'No encontramos a esta persona')
  if (!acquainted) throw new Problem(403, notAcquainted)
  const data = { id, senderId: by.id, receiverId, jobId }
  return [{ type: 'MessageSent', data, subject: by.id, personal: { content } }]
}

export function readMessage(
  message: Message,
  id: string,
  by: { id: string; userType: UserType }
): MessageEvent[] {
  if (message.state === 'unknown') throw new Problem(404, 'No encontramos este mensaje')
  permit('markMessageRead', by, message.receiverId)
  return message.state === 'read' ? [] : [{ type: 'MessageRead', data: { id } }]
}
