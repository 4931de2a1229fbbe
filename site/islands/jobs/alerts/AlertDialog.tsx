import { useEffect, useRef, useState } from 'react'
import type { JobListSearch } from '#services/jobs/shared/search-url.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { useSession } from '#site/stores/use-session.ts'
import type { ControllerContact } from '#site/ui/forms/DataNotice.tsx'
import { closeDialog, Dialog } from '#site/ui/dialogs/Dialog.tsx'
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
  const [isDone, setDone] = useState(false)
  return (
    <Dialog title={alertWords.likeThese} onClose={onClose}>
      {isDone ? (
        <Done account={account} />
      ) : (
        <AlertForm {...props} accountEmail={account?.email} onDone={() => setDone(true)} />
      )}
    </Dialog>
  )
}

interface DoneProps {
  account: CurrentUser | undefined
}

function Done({ account }: DoneProps) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p className="notice good" tabIndex={-1} ref={text}>
        {account?.emailConfirmed ? alertWords.willTell : alertWords.confirmationSent}.
      </p>
      <div className="actions">
        <button className="button primary" type="button" onClick={closeDialog}>
          {alertWords.done}
        </button>
        {account && (
          <a className="button quiet" href={speech.path('/alertas')}>
            {alertWords.seeOwn}
          </a>
        )}
      </div>
    </>
  )
}
