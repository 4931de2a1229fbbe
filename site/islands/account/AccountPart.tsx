import { type ReactNode, useEffect, useRef } from 'react'
import { redirectKeepingToast } from '#site/ui/toasts/toast.ts'
import { accountWords, speech } from '#services/words/words.ts'

interface Props {
  /** The server's message when the account was deleted. */
  farewell: string | undefined
  children: ReactNode
}

/** A part of the account's page. Once the account is deleted, a message above says so, and nothing moves below it. */
export function AccountPart({ farewell, children }: Props) {
  return (
    <>
      {farewell && <Farewell message={farewell} />}
      <div className="stack" inert={farewell !== undefined}>
        {children}
      </div>
    </>
  )
}

/** Milliseconds until the redirect. */
const redirectDelay = 2_000

function Farewell({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const scrollToTop = () => scrollTo({ top: 0 })
    // The dialog that closes goes back in the history, which scrolls back to its button.
    const scrollAgain = () => setTimeout(scrollToTop)
    addEventListener('popstate', scrollAgain)
    scrollToTop()
    heading.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => redirectKeepingToast(speech.path('/')), redirectDelay)
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', scrollAgain)
    }
  }, [])
  return (
    <div className="notice good farewell" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {message}
      </h2>
      <p>{accountWords.backHome}</p>
    </div>
  )
}
