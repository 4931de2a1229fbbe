import { useEffect } from 'react'
import { Spinner } from '#site/ui/states/Spinner.tsx'
import { employersOnlyToast } from '#site/ui/toasts/employers-only.ts'
import { flash } from '#site/ui/toasts/toast.ts'

/** Redirects candidates to the front page with a toast. */
export function EmployersOnly() {
  useEffect(() => {
    flash(employersOnlyToast)
    location.replace('/')
  }, [])
  return <Spinner />
}
