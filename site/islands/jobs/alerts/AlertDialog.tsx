import { useEffect, useRef, useState } from 'react'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import { useSession } from '#site/stores/use-session.ts'
import type { ControllerContact } from '#site/ui/forms/DataNotice.tsx'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { AlertForm } from './AlertForm.tsx'
import { alertWords, speech } from '#services/words/words.ts'

interface Props {
  search: JobListSearch
  controller: ControllerContact
  onClose(): void
}

/** Asks for an alert on a search, and says what comes next. */
export function AlertDialog({ onClose, ...props }: Props) {
  const session = useSession()
  const account = session.state === 'user' ? session.user : undefined
  const [done, setDone] = useState<string>()
  return (
    <Dialog title={alertWords.likeThese} onClose={onClose}>
      {done ? (
        <Done message={done} hasAccount={account !== undefined} onClose={onClose} />
      ) : (
        <AlertForm {...props} accountEmail={account?.email} onDone={setDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface DoneProps {
  message: string
  hasAccount: boolean
  onClose(): void
}

function Done({ message, hasAccount, onClose }: DoneProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p className="notice good" tabIndex={-1} ref={text}>
        {message}.
      </p>
      <div className="actions">
        <button className="button primary" type="button" onClick={onClose}>
          {alertWords.done}
        </button>
        {hasAccount && (
          <a className="button quiet" href={speech.path('/alertas')}>
            {alertWords.seeOwn}
          </a>
        )}
      </div>
    </>
  )
}
