import { useEffect } from 'react'
import { flash, type Toast } from '#site/ui/toasts/toast.ts'
import { Spinner } from './Spinner.tsx'

/** Redirects, and shows the reason on the next page. */
export function RedirectWithToast({ to, title, description = '' }: { to: string } & Toast) {
  useEffect(() => {
    flash({ title, description, variant: 'destructive' })
    location.replace(to)
  }, [to, title, description])
  return <Spinner />
}
