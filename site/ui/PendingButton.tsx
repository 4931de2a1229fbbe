import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'button'> {
  isPending: boolean
  /** The text while the request is pending. */
  pending: ReactNode
  /** The id of the text that says why it does nothing now. It can be focused all the same. */
  unavailable?: string | undefined
}

/** While its request is pending it keeps the focus and ignores further presses. */
export function PendingButton(props: Props) {
  const { isPending, pending, unavailable, onClick, children, ...rest } = props
  const isDisabled = isPending || unavailable !== undefined
  return (
    <button
      type="button"
      {...rest}
      {...(unavailable && { 'aria-describedby': unavailable, 'data-unavailable': '' })}
      aria-disabled={isDisabled || undefined}
      onClick={event => isDisabled || onClick?.(event)}
    >
      {isPending ? pending : children}
    </button>
  )
}
