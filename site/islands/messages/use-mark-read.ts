import { useEffect } from 'react'
import { answerOf, api } from '#site/lib/api.ts'
import { amend } from '#site/stores/queries.ts'
import { type Conversations, type Exchange, exchangeKey, talksKey } from './conversations.ts'

/** What has been shown to whoever it was written to is read. */
export function useMarkRead(userId: string, me: string, exchange: Exchange | undefined): void {
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
  const calls = ids.map(id => answerOf(api.messages[':id'].read.$put({ param: { id } })))
  const marked = await Promise.allSettled(calls)
  const read = new Set(marked.flatMap(one => (one.status === 'fulfilled' ? one.value.id : [])))
  if (!read.size) return
  amend<Exchange>(exchangeKey(userId), exchange => ({
    ...exchange,
    messages: exchange.messages.map(one => (read.has(one.id) ? { ...one, isRead: true } : one))
  }))
  amend<Conversations>(talksKey, ({ conversations }) => ({
    conversations: conversations.map(one =>
      one.userId === userId ? { ...one, unread: Math.max(0, one.unread - read.size) } : one
    )
  }))
}
