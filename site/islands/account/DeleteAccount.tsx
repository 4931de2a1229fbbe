import { day } from '#events/units.ts'
import { type ReactNode, useState } from 'react'
import { lazyWithRetry } from '#site/ui/feedback/lazy-with-retry.tsx'
import type { CurrentUser } from '#site/lib/api.ts'
import { longDate } from '#services/platform/shared/formats.ts'
import { dropAllDeviceDrafts } from '#site/lib/browser/device-drafts.ts'
import { broadcastSessionChange } from '#site/lib/browser/session-stamp.ts'
import { fetchServerTime } from '#site/lib/storage/server-time.ts'
import { useQuery } from '#site/stores/queries.ts'
import { mayWait } from '#site/lib/outbox/may-wait.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { myDataWords } from '#services/words/words.ts'

const DeleteAccountDialog = lazyWithRetry(() =>
  import('./DeleteAccountDialog.tsx').then(part => part.DeleteAccountDialog)
)

interface Props {
  user: CurrentUser
  eraseAfterDays: string
  onGone(message: string): void
  /** When it is one row of several. */
  name?: string
  /** What is left after the erasure. */
  children?: ReactNode
}

/** Deletes the account, with the password and an optional reason. */
export function DeleteAccount({ user, eraseAfterDays, onGone, name, children }: Props) {
  const { data: now } = useQuery('server-time', fetchServerTime)
  const erased = now && new Date(now + Number(eraseAfterDays) * day).toISOString()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string>()
  function leave() {
    setAsking(false)
    dropAllDeviceDrafts()
    if (mayWait()) import('#site/ui/outbox/outbox.ts').then(outbox => outbox.dropOf(user.id))
    broadcastSessionChange()
    toast({
      title: myDataWords.accountDeleted,
      description: myDataWords.deletedSuccessfully,
      isReadElsewhere: true
    })
    onGone(myDataWords.deletedSuccessfully)
  }
  function fail(description: string) {
    setAsking(false)
    setFailure(description)
    toast({ title: myDataWords.deleteFailed, description, variant: 'destructive' })
  }
  return (
    <>
      <div className="setting">
        <div>
          {failure && <p className="notice warning">{failure}</p>}
          {name && <p className="name">{name}</p>}
          {erased && (
            <p className="about">
              {myDataWords.erasedOn(user.userType === 'employer')}
              <time dateTime={erased}>{longDate(erased)}</time>.
            </p>
          )}
          {children}
        </div>
        <button className="button danger slim" type="button" onClick={() => setAsking(true)}>
          {myDataWords.deleteAccount}
        </button>
      </div>
      {isAsking && (
        <DeleteAccountDialog
          user={user}
          onDeleted={leave}
          onFailed={fail}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
