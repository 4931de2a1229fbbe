import { useEffect, useRef } from 'react'
import { useUrlState } from '#site/lib/browser/use-url-state.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { useLiveQuery } from '#site/stores/live-query.ts'
import { invalidate } from '#site/stores/queries.ts'
import {
  conversationKey,
  readSelectedUser,
  conversationUrl,
  fetchConversations,
  conversationsKey
} from './conversations.ts'
import { ConversationPanel } from './ConversationPanel.tsx'
import { ConversationList } from './ConversationList.tsx'
import { messageWords, speech } from '#services/words/words.ts'

/** The list and the chosen conversation: beside each other, or one at a time on a phone. No conversation opens by itself. */
export function MessagesLayout({ user }: { user: CurrentUser }) {
  const { state: chosen, go } = useUrlState(readSelectedUser)
  const talks = useLiveQuery(conversationsKey, fetchConversations)
  const takesFocus = useRef(false)
  const list = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus.current && !chosen) list.current?.focus()
  }, [chosen])

  function choose(userId: string) {
    takesFocus.current = true
    invalidate(conversationKey(userId))
    go(conversationUrl(userId))
  }

  function leave() {
    takesFocus.current = true
    go(speech.path('/messages'))
  }

  if (talks.data?.conversations.length === 0 && !chosen) return <NoConversations user={user} />
  return (
    <div className={chosen ? 'has-person' : undefined}>
      <div
        className={
          chosen
            ? 'inbox messages stack gap-5 at-top has-selection'
            : 'inbox messages stack gap-5 at-top'
        }
      >
        <ConversationList
          talks={talks}
          chosen={chosen}
          heading={list}
          me={user.id}
          onChoose={choose}
        />
        {chosen ? (
          <ConversationPanel
            key={chosen}
            userId={chosen}
            me={user.id}
            isEmployer={user.userType === 'employer'}
            takesFocus={takesFocus.current}
            onLeave={leave}
          />
        ) : (
          <section className="person surface none" aria-label={messageWords.noneOpen}>
            <div className="state">
              <BareArena />
              {talks.data && <h2>{unreadText(talks.data.conversations)}</h2>}
              <p>{messageWords.chooseOne}</p>
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

function unreadText(conversations: readonly { unread: number }[]): string {
  const unread = conversations.reduce((sum, conversation) => sum + conversation.unread, 0)
  return unread ? messageWords.someUnread(unread) : messageWords.allRead
}

function NoConversations({ user }: { user: CurrentUser }) {
  return (
    <EmptyState title={messageWords.noneYet}>
      <p>
        {user.userType === 'employer' ? messageWords.noneYetOfEmployer : messageWords.noneYetText}
      </p>
      <a className="button primary" href={speech.path('/applications')}>
        {messageWords.seeApplications}
      </a>
    </EmptyState>
  )
}
