import { useEffect, useEffectEvent, useRef } from 'react'
import { useIsWide } from '#site/lib/use-is-wide.ts'
import { useUrlState } from '#site/lib/use-url-state.ts'
import { EmptyState } from '#site/ui/EmptyState.tsx'
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

/**
 * The list and the chosen conversation: beside each other, or one at a time on a phone. The latest is open at first where
 * both are shown, unless that would mark it as read.
 */
export function MessagesLayout({ user }: { user: CurrentUser }) {
  const { state: chosen, go } = useUrlState(readSelectedUser)
  const talks = useLiveQuery(conversationsKey, fetchConversations)
  const takesFocus = useRef(false)
  const list = useRef<HTMLHeadingElement>(null)
  const isWide = useIsWide()
  const latest = talks.data?.conversations[0]
  const first = latest?.unread ? undefined : latest?.userId
  const open = useEffectEvent((userId: string) => go(conversationUrl(userId), 'replaceState'))
  useEffect(() => {
    if (isWide && !chosen && first) open(first)
  }, [isWide, chosen, first])
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
    go('/messages')
  }

  if (talks.data?.conversations.length === 0 && !chosen) return <NoConversations user={user} />
  return (
    <div className={`conversations ${chosen ? 'has-selection' : ''}`}>
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
          takesFocus={takesFocus.current}
          onLeave={leave}
        />
      ) : (
        <div className="box state no-conversation">
          <BareArena />
          <p>Elige una conversación para leerla.</p>
        </div>
      )}
    </div>
  )
}

function NoConversations({ user }: { user: CurrentUser }) {
  return (
    <EmptyState title="Todavía no tienes mensajes">
      <p>
        {user.userType === 'employer'
          ? 'Abre una aplicación que hayas recibido y escribe a quien la envió.'
          : 'Cuando apliques a un empleo podrás escribirte aquí con la empresa.'}
      </p>
      <a className="button primary" href="/applications">
        Ver aplicaciones
      </a>
    </EmptyState>
  )
}
