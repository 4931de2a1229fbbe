import { useEffect } from 'react'
import { Spinner } from '#site/ui/Spinner.tsx'
import { employersOnlyToast } from '#site/ui/employers-only.ts'
import { flash } from '#site/ui/toast.ts'

/** Redirects candidates to the front page with a toast. */
export function EmployersOnly() {
  useEffect(() => {
    flash(employersOnlyToast)
    location.replace('/')
  }, [])
  return <Spinner />
}
