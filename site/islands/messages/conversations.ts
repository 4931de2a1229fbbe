import type { InferResponseType } from 'hono/client'
import { callApi, apiClient, inOwnLanguage } from '#site/lib/api.ts'
import { updateCache } from '#site/stores/queries.ts'
import { speech } from '#services/words/words.ts'

export type ConversationListResponse = InferResponseType<typeof apiClient.messages.$get, 200>
export type ConversationSummary = ConversationListResponse['conversations'][number]
export type ConversationResponse = InferResponseType<
  (typeof apiClient.messages)[':userId']['$get'],
  200
>
export type ConversationPartner = NonNullable<ConversationResponse['correspondent']>
export type MessageResponse = ConversationResponse['messages'][number]

/** The user of the selected conversation, from the address. */
export const readSelectedUser = (params: URLSearchParams): string | undefined =>
  params.get('con') || undefined

export const conversationUrl = (userId: string): string =>
  speech.path(`/messages?con=${encodeURIComponent(userId)}`)

/** The page to report a message. */
export const reportPath = (messageId: string): string =>
  speech.path(`/denunciar?tipo=message&id=${encodeURIComponent(messageId)}`)

export const conversationsKey = 'messages'
export const conversationKey = (userId: string): string => `messages/${userId}`

export const fetchConversations = (): Promise<ConversationListResponse> =>
  callApi(apiClient.messages.$get())

export const fetchConversation = (userId: string) => async (): Promise<ConversationResponse> => {
  const found = await callApi(apiClient.messages[':userId'].$get({ param: { userId } }))
  const { refusal, refusalCode } = found
  if (!refusal || !refusalCode) return found
  const { message = refusal } = await inOwnLanguage({ code: refusalCode, message: refusal })
  return { ...found, refusal: message }
}

/** Puts the sent message last in the exchange, and its conversation first in the list. */
export function addSentMessage(to: ConversationPartner, sent: MessageResponse): void {
  updateCache<ConversationResponse>(conversationKey(to.userId), exchange => ({
    ...exchange,
    messages: [...exchange.messages.filter(({ id }) => id !== sent.id), sent]
  }))
  updateCache<ConversationListResponse>(conversationsKey, ({ conversations }) => ({
    conversations: [
      {
        ...to,
        unread: 0,
        about: conversations.find(({ userId }) => userId === to.userId)?.about ?? null,
        last: sent
      },
      ...conversations.filter(({ userId }) => userId !== to.userId)
    ]
  }))
}
