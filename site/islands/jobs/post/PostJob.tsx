import { useEffect } from 'react'
import { lazyWithRetry } from '#site/ui/lazy-with-retry.tsx'
import { Protected } from '#site/ui/Protected.tsx'
import { EmployersOnly } from './EmployersOnly.tsx'

const loadForm = async () => (await import('./PostJobForm.tsx')).PostJobForm
const PostJobForm = lazyWithRetry(loadForm)

/** Loads the form while the session loads: candidates never see it. */
export default function PostJobIsland() {
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  return (
    <Protected>
      {user => (user.userType === 'employer' ? <PostJobForm user={user} /> : <EmployersOnly />)}
    </Protected>
  )
}
