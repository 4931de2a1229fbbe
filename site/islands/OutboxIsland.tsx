import { useStore } from '@nanostores/react'
import { useSession } from '#site/stores/use-session.ts'
import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { useEffect, useRef, useState } from 'react'
import { outboxWords, speech } from '#services/words/words.ts'
import { $waitsForSession, deviceName, startOutbox } from '#site/ui/outbox/outbox.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { useFocusAfter } from '#site/ui/outbox/use-focus-after.ts'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'

/** What the visitor wrote on this device and has not arrived, of a guest too. */
export function OutboxIsland() {
  const waiting = useWaiting()
  const waitsForSession = useStore($waitsForSession)
  const { state } = useSession()
  const [isKnown, setKnown] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusAfter(place, 'article p, h2')
  useEffect(() => void startOutbox().then(() => setKnown(true)), [])
  return (
    <div ref={place}>
      {waiting.length > 0 && (
        <ul className="stack plain">
          {waiting.map(write => (
            <li key={write.key}>
              <WaitingWrite waiting={write} onTried={keepFocus} onDropped={keepFocus} />
            </li>
          ))}
        </ul>
      )}
      {waiting.length === 0 && isKnown && waitsForSession && (
        <p className="notice">{outboxWords.ofAccount(deviceName())}</p>
      )}
      {waiting.length === 0 && isKnown && state !== 'loading' && !waitsForSession && (
        <EmptyState title={outboxWords.nothingTitle}>
          <p>{outboxWords.nothing}</p>
          <a className="button primary" href={speech.path('/jobs')}>
            {outboxWords.searchJobs}
          </a>
        </EmptyState>
      )}
    </div>
  )
}
