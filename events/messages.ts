import * as z from 'zod/mini'
import type { Entity, FactOf, Told } from './aggregate.ts'

export const messageVocabulary = {
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

export type MessageEvent = FactOf<typeof messageVocabulary>

export type Message =
  | { state: 'unknown' }
  | { state: 'sent' | 'read'; senderId: string; receiverId: string }

export const message: Entity<Message, MessageEvent> = {
  stream: id => `message-${id}`,
  vocabulary: messageVocabulary,
  blank: { state: 'unknown' },
  evolve
}

function evolve(message: Message, { type, data }: Told<MessageEvent>): Message {
  switch (type) {
    case 'MessageSent':
      return { state: 'sent', senderId: data.senderId, receiverId: data.receiverId }
    case 'MessageRead':
      return 'senderId' in message ? { ...message, state: 'read' } : message
  }
}
