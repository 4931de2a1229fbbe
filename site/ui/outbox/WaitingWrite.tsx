import { useEffect, useRef, useState } from 'react'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { outboxWords } from '#services/words/words.ts'
import { deviceName, dropWaiting, sendsWhenClosed, sendWaiting } from './outbox.ts'
import { Quoting } from '../Quoting.tsx'
import { PendingButton } from '../forms/PendingButton.tsx'
import { takeLostFocus } from './use-focus-after.ts'
import { isMessage, type Waiting } from '#site/lib/outbox/waiting.ts'

interface Props {
  waiting: Waiting
  /** Puts what was refused back into its form; without it there is no form here. */
  onCorrect?: (() => void) | undefined
  onDropped?: () => void
  /** Called when it was tried: it may have arrived, and be gone from the page. */
  onTried?: () => void
  /** The form from which it was sent is gone: its first line takes the focus. */
  takesFocus?: boolean
}

const titles = {
  waiting: (isMessage: boolean) => outboxWords.keptOn(deviceName(), isMessage),
  arrived: () => outboxWords.arrived,
  'signed-out': outboxWords.signInFirst,
  refused: () => outboxWords.refused,
  erased: () => outboxWords.erased,
  expired: () => outboxWords.erased
}

/** A write that was kept on this device: why it waits or was refused, and what can be done with it. */
export function WaitingWrite(props: Props) {
  const { waiting, onCorrect, onDropped, onTried, takesFocus } = props
  const { state, key, title, refusal, person } = waiting
  const isOfMessage = isMessage(waiting)
  const isGone = state === 'erased' || state === 'expired'
  const [isTrying, setTrying] = useState(false)
  const firstLine = useRef<HTMLParagraphElement>(null)
  const wasTried = useRef(false)
  useEffect(() => {
    if (takesFocus) firstLine.current?.focus()
  }, [takesFocus])
  // The button is gone once it is refused, or its person has to sign in.
  useEffect(() => {
    if (wasTried.current && state !== 'waiting') takeLostFocus(firstLine.current)
  }, [state])
  async function tryNow() {
    wasTried.current = true
    setTrying(true)
    await sendWaiting()
    setTrying(false)
    onTried?.()
  }
  async function drop() {
    await dropWaiting(key)
    onDropped?.()
  }
  return (
    <article
      className={`notice ${state === 'refused' || isGone ? 'warning' : ''}`}
      aria-label={title}
    >
      <p ref={firstLine} tabIndex={-1}>
        <b>{titles[state](isOfMessage)}</b>
        {state === 'waiting' && outboxWords.sentLater}
      </p>
      <p>
        <Quoting text={title} />
      </p>
      {state === 'waiting' && (
        <p className="small muted">
          {sendsWhenClosed() ? outboxWords.whenClosed : outboxWords.whenOpened}
          {outboxWords.keptUntil(person === '')}
        </p>
      )}
      {refusal && <p>{refusal}</p>}
      {isGone && <p>{outboxWords.whyGone[state](deviceName(), isOfMessage)}</p>}
      {state === 'refused' && (
        <details>
          <summary>{outboxWords.written}</summary>
          <p className="text">{textOf(waiting)}</p>
        </details>
      )}
      <div className="row">
        {state === 'waiting' && (
          <PendingButton
            className="button secondary slim"
            isPending={isTrying}
            pending={outboxWords.trying}
            onClick={tryNow}
          >
            {outboxWords.tryNow}
          </PendingButton>
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
          {isGone ? outboxWords.dismiss : outboxWords.drop(isOfMessage)}
          <span className="visually-hidden">
            {': '}
            <Quoting text={title} />
          </span>
        </button>
      </div>
    </article>
  )
}

/** The cover letter of an application, or the message. */
function textOf({ body }: Waiting): string {
  const { coverLetter, content } = JSON.parse(body)
  return coverLetter ?? content
}
