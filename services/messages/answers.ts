import * as z from 'zod/mini'
import { amount, instant } from '#services/answers.ts'

export const MessageView = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  jobId: z.nullable(z.string()),
  content: z.string(),
  sentAt: instant,
  isRead: z.boolean()
})

export const Conversation = z.object({
  userId: z.string(),
  fullName: z.string(),
  profilePicture: z.nullable(z.string()),
  unread: amount,
  last: MessageView
})

export const Conversations = z.object({ conversations: z.array(Conversation) })
export const Messages = z.object({ messages: z.array(MessageView) })
