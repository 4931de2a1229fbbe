import { useEffect } from 'react'
import { readHere } from '#site/lib/use-url-state.ts'
import { Protected } from '#site/ui/session/Protected.tsx'
import { askAhead } from '#site/stores/queries.ts'
import { ApplicationList } from './ApplicationsPanel.tsx'
import { listCall, readList } from './list-url.ts'

/** What an employer has received, and what anybody else has sent. */
export function Applications() {
  useEffect(() => askAhead(...listCall(readHere(readList))), [])
  return (
    <Protected>{user => <ApplicationList isEmployer={user.userType === 'employer'} />}</Protected>
  )
}
