import { useEffect } from 'react'
import { readUrl } from '#site/lib/browser/use-url-state.ts'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { prefetch } from '#site/stores/queries.ts'
import {
  fetchConversation,
  conversationKey,
  readSelectedUser,
  fetchConversations,
  conversationsKey
} from './conversations.ts'
import { MessagesLayout } from './MessagesLayout.tsx'

/** Conversations of the signed-in user. */
export function MessagesIsland() {
  useEffect(() => {
    const chosen = readUrl(readSelectedUser)
    prefetch(conversationsKey, fetchConversations)
    if (chosen) prefetch(conversationKey(chosen), fetchConversation(chosen))
  }, [])
  return <Protected>{user => <MessagesLayout user={user} />}</Protected>
}
