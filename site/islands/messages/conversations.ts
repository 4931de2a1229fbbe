import type { InferResponseType } from 'hono/client'
import { answerOf, api } from '#site/lib/api.ts'
import { amend } from '#site/stores/queries.ts'

export type Conversations = InferResponseType<typeof api.messages.$get, 200>
export type Talk = Conversations['conversations'][number]
export type Exchange = InferResponseType<(typeof api.messages)[':userId']['$get'], 200>
export type Correspondent = NonNullable<Exchange['correspondent']>
export type Message = Exchange['messages'][number]

/** With whom, as the address names them; nobody is chosen without it. */
export const readChosen = (params: URLSearchParams): string | undefined =>
  params.get('con') || undefined

export const talkPath = (userId: string): string => `/messages?con=${encodeURIComponent(userId)}`

export const talksKey = 'messages'
export const exchangeKey = (userId: string): string => `messages/${userId}`

export const talksCall = (): Promise<Conversations> => answerOf(api.messages.$get())

export const exchangeCall = (userId: string) => (): Promise<Exchange> =>
  answerOf(api.messages[':userId'].$get({ param: { userId } }))

/** What was just sent stands last in the exchange, and its conversation first in the list. */
export function keepSent(to: Correspondent, sent: Message): void {
  amend<Exchange>(exchangeKey(to.userId), exchange => ({
    ...exchange,
    messages: [...exchange.messages, sent]
  }))
  amend<Conversations>(talksKey, ({ conversations }) => ({
    conversations: [
      { ...to, unread: 0, last: sent },
      ...conversations.filter(({ userId }) => userId !== to.userId)
    ]
  }))
}
