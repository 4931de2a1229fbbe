import { useEffect } from 'react'
import { Spinner } from '#site/ui/states/Spinner.tsx'
import { employersOnlyToast } from '#site/ui/toasts/employers-only.ts'
import { flash } from '#site/ui/toasts/toast.ts'

/** Sends everybody else to the front page, with the reason. */
export function EmployersOnly() {
  useEffect(() => {
    flash(employersOnlyToast)
    location.replace('/')
  }, [])
  return <Spinner />
}
