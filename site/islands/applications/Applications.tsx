import { useEffect } from 'react'
import { readHere } from '#site/islands/pages/use-address.ts'
import { Protected } from '#site/islands/session/Protected.tsx'
import { askAhead } from '#site/stores/queries.ts'
import { ApplicationList } from './ApplicationList.tsx'
import { listCall, readList } from './list.ts'

/** What an employer has received, and what anybody else has sent. */
export function Applications() {
  useEffect(() => askAhead(...listCall(readHere(readList))), [])
  return (
    <Protected>{user => <ApplicationList isEmployer={user.userType === 'employer'} />}</Protected>
  )
}
