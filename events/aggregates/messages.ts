import * as z from 'zod/mini'
import {
  type Aggregate,
  type EventOf,
  type EventPayload,
  type PublicEvent,
  opaqueId
} from './aggregate.ts'

const messageSchemas = {
  MessageSent: {
    version: 2,
    data: z.object({
      id: opaqueId,
      senderId: opaqueId,
      receiverId: opaqueId,
      jobId: z.optional(opaqueId)
    }),
    personal: z.object({ content: z.string() }),
    upcasts: { 1: withoutTextAsJobId }
  },
  MessageRead: { version: 1, data: z.object({ id: opaqueId }) }
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

/** Of version 1 the id of the job was whatever the sender wrote. */
function withoutTextAsJobId({ data, personal }: EventPayload): EventPayload {
  const { jobId, ...rest } = data as { jobId?: string }
  return { data: opaqueId.safeParse(jobId).success ? data : rest, personal }
}

function evolve(message: Message, { type, data }: PublicEvent<MessageEvent>): Message {
  switch (type) {
    case 'MessageSent':
      return { state: 'sent', senderId: data.senderId, receiverId: data.receiverId }
    case 'MessageRead':
      return 'senderId' in message ? { ...message, state: 'read' } : message
  }
}
