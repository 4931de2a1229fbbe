import { useStore } from '@nanostores/react'
import { $flash } from '#site/ui/toasts/toast.ts'

/** What the page before had to say, for those who missed its toast. */
export function FlashNotice() {
  const said = useStore($flash, { ssr: 'initial' })
  if (!said) return null
  return (
    <p className={`notice ${said.variant === 'destructive' ? 'warning' : 'good'}`}>
      {said.description ?? said.title}
    </p>
  )
}
