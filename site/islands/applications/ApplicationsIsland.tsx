import { useEffect } from 'react'
import { readUrl } from '#site/lib/use-url-state.ts'
import { prefetch } from '#site/stores/queries.ts'
import { useSession } from '#site/stores/use-session.ts'
import { Protected } from '#site/ui/Protected.tsx'
import { listQuery, readListUrl } from './list-url.ts'
import { ReceivedApplications } from './ReceivedApplications.tsx'
import { SentApplicationList } from './SentApplicationList.tsx'

/** Received applications for an employer, sent ones for the others. */
export function ApplicationsIsland() {
  const session = useSession()
  useEffect(() => prefetch(...listQuery(readUrl(readListUrl))), [])
  if (session.state === 'user' && session.user.userType === 'employer')
    return <ReceivedApplications user={session.user} />
  return (
    <>
      <h1>Aplicaciones</h1>
      <Protected>{() => <SentApplicationList />}</Protected>
    </>
  )
}
