import { useEffect } from 'react'
import { callApi, apiClient } from '#site/lib/api.ts'
import { updateCache } from '#site/stores/queries.ts'
import { refreshUnseen } from '#site/stores/unseen.ts'
import {
  type ConversationListResponse,
  type ConversationResponse,
  conversationKey,
  conversationsKey
} from './conversations.ts'

/** Marks messages as read once their receiver has seen them. */
export function useMarkRead(
  userId: string,
  me: string,
  exchange: ConversationResponse | undefined
): void {
  useEffect(() => {
    const unread = exchange?.messages.filter(one => one.receiverId === me && !one.isRead) ?? []
    if (unread.length)
      markRead(
        userId,
        unread.map(({ id }) => id)
      )
  }, [userId, me, exchange])
}

/** One that could not be marked stays unread, and is marked when it is shown again. */
async function markRead(userId: string, ids: string[]): Promise<void> {
  const calls = ids.map(id => callApi(apiClient.messages[':id'].read.$put({ param: { id } })))
  const marked = await Promise.allSettled(calls)
  const read = new Set(marked.flatMap(one => (one.status === 'fulfilled' ? one.value.id : [])))
  if (!read.size) return
  void refreshUnseen()
  updateCache<ConversationResponse>(conversationKey(userId), exchange => ({
    ...exchange,
    messages: exchange.messages.map(one => (read.has(one.id) ? { ...one, isRead: true } : one))
  }))
  updateCache<ConversationListResponse>(conversationsKey, ({ conversations }) => ({
    conversations: conversations.map(one =>
      one.userId === userId ? { ...one, unread: Math.max(0, one.unread - read.size) } : one
    )
  }))
}
