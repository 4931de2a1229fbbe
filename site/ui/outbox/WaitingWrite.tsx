import { useEffect, useRef, useState } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { outboxWords } from '#services/words/words.ts'
import { deviceName, dropWaiting, sendsWhenClosed, sendWaiting } from './outbox.ts'
import type { Waiting } from '#site/lib/outbox/waiting.ts'

interface Props {
  waiting: Waiting
  /** Puts what was refused back into its form; without it there is no form here. */
  onCorrect?: (() => void) | undefined
  onDropped?: () => void
  /** The form from which it was sent is gone: its first line takes the focus. */
  takesFocus?: boolean
}

const titles = {
  waiting: (isMessage: boolean) => outboxWords.keptOn(deviceName(), isMessage),
  arrived: () => outboxWords.arrived,
  'signed-out': outboxWords.signInFirst,
  refused: () => outboxWords.refused
}

/** A write that was kept on this device: why it waits or was refused, and what can be done with it. */
export function WaitingWrite({ waiting, onCorrect, onDropped, takesFocus }: Props) {
  const { state, key, title, refusal } = waiting
  const isMessage = waiting.path === '/api/messages'
  const [isTrying, setTrying] = useState(false)
  const firstLine = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) firstLine.current?.focus()
  }, [takesFocus])
  async function tryNow() {
    setTrying(true)
    await sendWaiting()
    setTrying(false)
  }
  async function drop() {
    await dropWaiting(key)
    onDropped?.()
  }
  return (
    <article className={`notice ${state === 'refused' ? 'warning' : ''}`} aria-label={title}>
      <p ref={firstLine} tabIndex={-1}>
        <b>{titles[state](isMessage)}</b>
        {state === 'waiting' && outboxWords.sentLater}
      </p>
      <p>{title}</p>
      {state === 'waiting' && (
        <p className="small muted">
          {sendsWhenClosed() ? outboxWords.whenClosed : outboxWords.whenOpened}
          {outboxWords.keptUntil}
        </p>
      )}
      {refusal && <p>{refusal}</p>}
      {state === 'refused' && (
        <details>
          <summary>{outboxWords.written}</summary>
          <p className="text">{textOf(waiting)}</p>
        </details>
      )}
      <div className="row">
        {state === 'waiting' && (
          <button
            className="button secondary slim"
            type="button"
            disabled={isTrying}
            onClick={tryNow}
          >
            {isTrying ? outboxWords.trying : outboxWords.tryNow}
          </button>
        )}
        {state === 'signed-out' && (
          <a className="button secondary slim" href={authPath('login', location.pathname)}>
            {outboxWords.signIn}
          </a>
        )}
        {onCorrect && (
          <button className="button secondary slim" type="button" onClick={onCorrect}>
            {outboxWords.toForm}
          </button>
        )}
        <button className="button quiet slim" type="button" onClick={drop}>
          {outboxWords.drop(isMessage)}
          <span className="visually-hidden">{`: ${title}`}</span>
        </button>
      </div>
    </article>
  )
}

/** The letter of an application, or the message. */
function textOf({ body }: Waiting): string {
  const { coverLetter, content } = JSON.parse(body)
  return coverLetter ?? content
}
