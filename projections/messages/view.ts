import * as z from 'zod/mini'
import { applicationStatuses } from '#events/aggregates/application-statuses.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

export const MessageView = z.object({
  id: z.string(),
  senderId: z.string(),
  receiverId: z.string(),
  jobId: z.nullable(z.string()),
  content: z.string(),
  sentAt: isoDateTime,
  isRead: z.boolean()
})
export type MessageView = z.infer<typeof MessageView>

/** The other person of a conversation. */
const Correspondent = z.object({
  /** Of an account or of a guest. */
  userId: z.string(),
  kind: z.enum(['user', 'guest']),
  fullName: z.string(),
  profilePicture: z.nullable(z.string())
})
export type Correspondent = z.infer<typeof Correspondent>

/** The job that two people write about: of the latest application that they share, or of a message. */
const ConversationSubject = z.object({
  jobId: z.string(),
  jobTitle: z.nullable(z.string()),
  /** Null without an application. */
  applicationId: z.nullable(z.string()),
  status: z.nullable(z.enum(applicationStatuses))
})

/** All messages with one person, summed up by the last of them. */
export const Conversation = z.extend(Correspondent, {
  unread: nonNegativeInt,
  last: MessageView,
  about: z.nullable(ConversationSubject)
})
export type ConversationSubject = z.infer<typeof ConversationSubject>
export type Conversation = z.infer<typeof Conversation>

export const ConversationsView = z.object({ conversations: z.array(Conversation) })

/** `correspondent` is null when the account is gone, or nothing was ever shared; `refusal` is null when a message may be sent. */
export const MessagesView = z.object({
  correspondent: z.nullable(Correspondent),
  refusal: z.nullable(z.string()),
  refusalCode: z.nullable(z.string()),
  about: z.nullable(ConversationSubject),
  /** Of the correspondent, where an employer may see it. */
  profileId: z.nullable(z.string()),
  messages: z.array(MessageView)
})
