import { useEffect } from 'react'
import { flash, type Toast } from '#site/ui/toasts/toast.ts'
import { Spinner } from './Spinner.tsx'

/** Goes to another page and says there why. */
export function RedirectWithToast({ to, title, description = '' }: { to: string } & Toast) {
  useEffect(() => {
    flash({ title, description, variant: 'destructive' })
    location.replace(to)
  }, [to, title, description])
  return <Spinner />
}
