import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  isPending: boolean
  /** What it says while the answer is on its way. */
  pending: ReactNode
}

/** It keeps the focus while its answer is on its way, and says so; pressing it again does nothing. */
export function PendingButton({ isPending, pending, onClick, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      onClick={event => isPending || onClick?.(event)}
    >
      {isPending ? pending : children}
    </button>
  )
}
