import { useEffect, useRef } from 'react'
import { BareArena } from '#site/illustrations/BareArena.tsx'
import { redirectKeepingToast } from '#site/ui/toast.ts'

/** Milliseconds until the redirect. */
const redirectDelay = 2_000

/** Confirms that the account was deleted, then redirects. */
export function AccountDeleted({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The page was longer, and its reader at the end of it.
    scrollTo({ top: 0 })
    heading.current?.focus()
    const timer = setTimeout(() => redirectKeepingToast('/'), redirectDelay)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="panel state" role="status">
      <BareArena />
      <h2 ref={heading} tabIndex={-1}>
        {message}
      </h2>
      <p>Te llevamos al inicio…</p>
    </div>
  )
}
