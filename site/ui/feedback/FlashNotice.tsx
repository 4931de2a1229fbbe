import { useStore } from '@nanostores/react'
import { $flash } from '#site/ui/toasts/toast.ts'

/** The flash message of the previous page, for visitors who missed its toast. */
export function FlashNotice() {
  const flashed = useStore($flash, { ssr: 'initial' })
  if (!flashed) return null
  return (
    <p className={`notice ${flashed.variant === 'destructive' ? 'warning' : 'good'}`}>
      {flashed.description ?? flashed.title}
    </p>
  )
}
