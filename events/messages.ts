import * as z from 'zod/mini'
import type { Aggregate, EventOf, PublicEvent } from './aggregate.ts'

export const messageSchemas = {
  MessageSent: {
    version: 1,
    data: z.object({
      id: z.string(),
      senderId: z.string(),
      receiverId: z.string(),
      jobId: z.optional(z.string())
    }),
    personal: z.object({ content: z.string() })
  },
  MessageRead: { version: 1, data: z.object({ id: z.string() }) }
}

export type MessageEvent = EventOf<typeof messageSchemas>

export type Message =
  | { state: 'unknown' }
  | { state: 'sent' | 'read'; senderId: string; receiverId: string }

export const message: Aggregate<Message, MessageEvent> = {
  stream: id => `message-${id}`,
  schemas: messageSchemas,
  initialState: { state: 'unknown' },
  evolve
}

function evolve(message: Message, { type, data }: PublicEvent<MessageEvent>): Message {
  switch (type) {
    case 'MessageSent':
      return { state: 'sent', senderId: data.senderId, receiverId: data.receiverId }
    case 'MessageRead':
      return 'senderId' in message ? { ...message, state: 'read' } : message
  }
}
