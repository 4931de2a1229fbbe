import { useEffect } from 'react'
import { readUrl } from '#site/lib/browser/use-url-state.ts'
import { prefetch } from '#site/stores/queries.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Protected } from '#site/ui/feedback/Protected.tsx'
import { listQuery, readListUrl } from './list/list-url.ts'
import { ReceivedApplications } from './received/ReceivedApplications.tsx'
import { SentApplications } from './sent/SentApplications.tsx'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { applicationWords, speech } from '#services/words/words.ts'

/** Received applications for an employer, sent ones for the others. */
export function ApplicationsIsland() {
  const session = useSession()
  useEffect(() => prefetch(...listQuery(readUrl(readListUrl))), [])
  const hasReceived = session.state === 'user' && session.user.userType === 'employer'
  if (hasReceived && speech.language === defaultLanguage)
    return <ReceivedApplications user={session.user} />
  return (
    <div className="stack">
      <h1>{applicationWords.title}</h1>
      <Protected>{user => <SentApplications user={user} />}</Protected>
    </div>
  )
}
