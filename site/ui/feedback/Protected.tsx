import { type ReactNode, useEffect } from 'react'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { authPath } from '#services/auth/shared/auth-url.ts'
import type { CurrentUser } from '#site/lib/api.ts'
import { currentPath } from '#site/lib/browser/current-path.ts'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Spinner } from './Spinner.tsx'
import { retrySession } from '#site/stores/session.ts'
import { useSession } from '#site/stores/use-session.ts'
import { formWords, speech } from '#services/words/words.ts'

interface Props {
  /** Called when the visitor is not signed in. */
  onAnonymous?: () => void
  children(user: CurrentUser): ReactNode
}

const redirectToSignIn = () => location.replace(authPath('login', currentPath()))

/** Renders its children for a signed-in user only. */
export function Protected({ onAnonymous = redirectToSignIn, children }: Props) {
  const session = useSession()
  const { state } = session
  // What employers and operators do has Spanish words alone.
  const isLed =
    speech.language !== defaultLanguage &&
    session.state === 'user' &&
    (session.user.userType === 'employer' || session.user.isOperator)
  useEffect(() => {
    if (state === 'anonymous') onAnonymous()
    if (isLed) location.replace(currentPath().replace(/^\/\w+/, ''))
  }, [state, onAnonymous, isLed])
  if (session.state === 'user' && !isLed) return children(session.user)
  if (session.state === 'unreachable') {
    return (
      <ErrorPanel
        title={formWords.sessionUnknown}
        message={session.message}
        onRetry={retrySession}
      />
    )
  }
  return (
    <>
      <noscript>
        <p className="notice warning">
          {formWords.needsScript}
          <a href={speech.path('/jobs')}>{formWords.seeJobs}</a>
          {formWords.applyAnd}
          <a href={speech.path('/sesion')}>{formWords.dataOrLogOut}</a>.
        </p>
      </noscript>
      <Spinner />
    </>
  )
}
