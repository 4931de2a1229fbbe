import { useEffect, useRef } from 'react'
import { useAddress } from '#site/lib/use-url-state.ts'
import { Empty } from '#site/ui/states/EmptyState.tsx'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import type { User } from '#site/lib/api.ts'
import { askAgain, useQuery } from '#site/stores/queries.ts'
import { exchangeKey, readChosen, talkPath, talksCall, talksKey } from './conversations.ts'
import { Talk } from './ConversationPanel.tsx'
import { TalkList } from './ConversationList.tsx'

/** The list and the chosen conversation: beside each other, or one at a time on a phone. */
export function Desk({ user }: { user: User }) {
  const { asked: chosen, go } = useAddress(readChosen)
  const talks = useQuery(talksKey, talksCall)
  const takesFocus = useRef(false)
  const list = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus.current && !chosen) list.current?.focus()
  }, [chosen])

  function choose(userId: string) {
    takesFocus.current = true
    askAgain(exchangeKey(userId))
    go(talkPath(userId))
  }

  function leave() {
    takesFocus.current = true
    go('/messages')
  }

  if (talks.data?.conversations.length === 0 && !chosen) return <NoTalks user={user} />
  return (
    <div className={`talks ${chosen ? 'chosen' : ''}`}>
      <TalkList talks={talks} chosen={chosen} heading={list} me={user.id} onChoose={choose} />
      {chosen ? (
        <Talk
          key={chosen}
          userId={chosen}
          me={user.id}
          takesFocus={takesFocus.current}
          onLeave={leave}
        />
      ) : (
        <div className="panel state none-chosen">
          <BareArena />
          <p>Elige una conversación para leerla.</p>
        </div>
      )}
    </div>
  )
}

function NoTalks({ user }: { user: User }) {
  return (
    <Empty title="Todavía no tienes mensajes">
      <p>
        {user.userType === 'employer'
          ? 'Abre una aplicación que hayas recibido y escribe a quien la envió.'
          : 'Cuando apliques a un empleo podrás escribirte aquí con la empresa.'}
      </p>
      <a className="button primary" href="/applications">
        Ver aplicaciones
      </a>
    </Empty>
  )
}
