import { useWaiting } from '#site/ui/outbox/use-waiting.ts'
import { useEffect, useState } from 'react'
import { outboxWords, speech } from '#services/words/words.ts'
import { startOutbox } from '#site/ui/outbox/outbox.ts'
import { EmptyState } from '#site/ui/feedback/EmptyState.tsx'
import { WaitingWrite } from '#site/ui/outbox/WaitingWrite.tsx'

/** What was written on this device and has not arrived, of guests too. */
export function OutboxIsland() {
  const waiting = useWaiting()
  const [isKnown, setKnown] = useState(false)
  useEffect(() => void startOutbox().then(() => setKnown(true)), [])
  if (!waiting.length) {
    return isKnown ? (
      <EmptyState title={outboxWords.nothingTitle}>
        <p>{outboxWords.nothing}</p>
        <a className="button primary" href={speech.path('/jobs')}>
          {outboxWords.searchJobs}
        </a>
      </EmptyState>
    ) : null
  }
  return (
    <ul className="stack plain">
      {waiting.map(write => (
        <li key={write.key}>
          <WaitingWrite waiting={write} />
        </li>
      ))}
    </ul>
  )
}
