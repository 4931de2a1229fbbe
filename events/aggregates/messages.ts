import * as z from 'zod/mini'
import { type Aggregate, type EventOf, type PublicEvent, opaqueId } from './aggregate.ts'
import { takedownReasons } from './case-choices.ts'
import { TakedownNote } from './takedown.ts'

const ids = { id: opaqueId, senderId: opaqueId, receiverId: opaqueId }

const messageSchemas = {
  MessageSent: {
    version: 1,
    hasOwnKey: true,
    data: z.object({
      ...ids,
      jobId: z.optional(opaqueId),
      /** The application that the message answers together with its status. */
      applicationId: z.optional(opaqueId)
    }),
    personal: z.object({ content: z.string() })
  },
  MessageRead: { version: 1, data: z.object({ id: opaqueId }) },
  MessageHidden: {
    version: 1,
    hasOwnKey: true,
    data: z.object({ ...ids, reason: z.enum(takedownReasons) }),
    personal: TakedownNote
  },
  MessageShown: { version: 1, hasOwnKey: true, data: z.object(ids), personal: TakedownNote },
  /** The key of its text is destroyed. */
  MessageErased: { version: 1, data: z.object({ id: opaqueId }) }
}

export type MessageEvent = EventOf<typeof messageSchemas>

export type Message =
  | { state: 'unknown' }
  | { state: 'sent' | 'read'; senderId: string; receiverId: string; isHidden: boolean }

export const message: Aggregate<Message, MessageEvent> = {
  stream: id => `message-${id}`,
  schemas: messageSchemas,
  initialState: { state: 'unknown' },
  erasedBy: 'MessageErased',
  evolve
}

function evolve(message: Message, { type, data }: PublicEvent<MessageEvent>): Message {
  switch (type) {
    case 'MessageSent':
      return {
        state: 'sent',
        senderId: data.senderId,
        receiverId: data.receiverId,
        isHidden: false
      }
    case 'MessageRead':
      return 'senderId' in message ? { ...message, state: 'read' } : message
    case 'MessageErased':
      return { state: 'unknown' }
    case 'MessageHidden':
    case 'MessageShown': {
      // An answer of 1.0.0 has no stream of its own before.
      const { senderId, receiverId } = data
      const known = message.state === 'unknown' ? ({ state: 'read' } as const) : message
      return { ...known, senderId, receiverId, isHidden: type === 'MessageHidden' }
    }
  }
}
