import * as z from 'zod/mini'
import { nonNegativeInt, isoDateTime } from '#services/platform/http/responses.ts'

export const MessageView = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  jobId: z.nullable(z.string()),
  content: z.string(),
  sentAt: isoDateTime,
  isRead: z.boolean()
})

const correspondent = {
  userId: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string())
}

export const Conversation = z.object({
  ...correspondent,
  unread: nonNegativeInt,
  last: MessageView
})

export const Conversations = z.object({ conversations: z.array(Conversation) })

/** Whoever shares no application with somebody does not learn who that is. */
export const Messages = z.object({
  correspondent: z.nullable(z.object(correspondent)),
  messages: z.array(MessageView)
})
