import { useEffect } from 'react'
import { readUrl } from '#site/lib/use-url-state.ts'
import { Protected } from '#site/ui/Protected.tsx'
import { prefetch } from '#site/stores/queries.ts'
import { ApplicationsPanel } from './ApplicationsPanel.tsx'
import { listQuery, readListUrl } from './list-url.ts'

/** Received applications for an employer, sent ones for the others. */
export function ApplicationsIsland() {
  useEffect(() => prefetch(...listQuery(readUrl(readListUrl))), [])
  return (
    <Protected>{user => <ApplicationsPanel isEmployer={user.userType === 'employer'} />}</Protected>
  )
}
