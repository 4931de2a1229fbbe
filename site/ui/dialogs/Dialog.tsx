import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { formWords } from '#services/words/words.ts'

interface Props {
  title: ReactNode
  /** Called once it is closed and still: it is to be rendered no longer. */
  onClose(): void
  children: ReactNode
  /** What an alert dialog asks, above its children: a screen reader reads it with the title. */
  question?: ReactNode
  /** When false, only its own buttons close it. */
  isClosable?: boolean
}

/** Of a button of a dialog: closes it. */
export const closeDialog = ({ currentTarget }: MouseEvent) =>
  currentTarget.closest('dialog')?.close()

/** A native modal dialog. It opens once it is rendered; Back and Escape close it. */
export function Dialog({ title, onClose, children, question, isClosable = true }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useCloseOnBack(() => isClosable && dialog.current?.close())
  useEffect(() => {
    const trigger = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    if (!shown?.querySelector('[autofocus]')) heading.current?.focus()
    return () => {
      if (!shown?.open) return
      shown.close()
      if (trigger instanceof HTMLElement) trigger.focus()
    }
  }, [])
  return (
    <dialog
      className={`dialog ${question ? 'confirm' : ''}`}
      ref={dialog}
      role={question ? 'alertdialog' : undefined}
      aria-labelledby={id}
      aria-describedby={question ? `${id}-question` : undefined}
      onCancel={event => isClosable || event.preventDefault()}
      onClose={async ({ currentTarget }) => {
        // A second Escape closes it whatever the handler of the first one does.
        if (!isClosable) return currentTarget.showModal()
        await Promise.allSettled(currentTarget.getAnimations().map(({ finished }) => finished))
        onClose()
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isClosable && (
          <button
            className="close"
            type="button"
            aria-label={formWords.close}
            onClick={closeDialog}
          >
            ×
          </button>
        )}
      </header>
      <div className="body stack">
        {question && (
          <div className="stack" id={`${id}-question`}>
            {question}
          </div>
        )}
        {children}
      </div>
    </dialog>
  )
}
