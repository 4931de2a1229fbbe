import { useEffect } from 'react'
import { Spinner } from '#site/ui/feedback/Spinner.tsx'
import { employersOnlyToast } from '#site/ui/feedback/employers-only.ts'
import { flash } from '#site/ui/feedback/toast.ts'

/** Redirects candidates to the front page with a toast. */
export function EmployersOnly() {
  useEffect(() => {
    flash(employersOnlyToast)
    location.replace('/')
  }, [])
  return <Spinner />
}
