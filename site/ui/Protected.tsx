import { type ReactNode, useEffect } from 'react'
import type { CurrentUser } from '#site/lib/api.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Spinner } from './Spinner.tsx'
import { retrySession } from '#site/stores/session.ts'
import { useSession } from '#site/stores/use-session.ts'

interface Props {
  /** Called when the visitor is not signed in. */
  onAnonymous?: () => void
  children(user: CurrentUser): ReactNode
}

const redirectToSignIn = () => location.replace('/auth')

/** Renders its children for a signed-in user only. */
export function Protected({ onAnonymous = redirectToSignIn, children }: Props) {
  const session = useSession()
  const { state } = session
  useEffect(() => {
    if (state === 'anonymous') onAnonymous()
  }, [state, onAnonymous])
  if (session.state === 'user') return children(session.user)
  if (session.state === 'unreachable') {
    return (
      <ErrorPanel
        title="No hemos podido comprobar tu sesión"
        message={session.message}
        onRetry={retrySession}
      />
    )
  }
  return <Spinner />
}
