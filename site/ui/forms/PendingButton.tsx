import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  isPending: boolean
  /** The text while the request is pending. */
  pending: ReactNode
}

/** While its request is pending it keeps the focus and ignores further presses. */
export function PendingButton(props: Props) {
  const { isPending, pending, onClick, children, ...rest } = props
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
