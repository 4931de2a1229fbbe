import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { formWords } from '#services/words/words.ts'

interface Props {
  title: ReactNode
  onClose(): void
  children: ReactNode
  /** What an alert dialog asks, above its children: a screen reader reads it with the title. */
  question?: ReactNode
  /** When false, only its own buttons close it. */
  isClosable?: boolean
}

/** A native modal dialog. It is open while it is rendered; Back and Escape close it. */
export function Dialog({ title, onClose, children, question, isClosable = true }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const closeIfAllowed = () => isClosable && onClose()
  useCloseOnBack(closeIfAllowed)
  useEffect(() => {
    const trigger = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    if (!shown?.querySelector('[autofocus]')) heading.current?.focus()
    return () => {
      shown?.close()
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
      onCancel={event => {
        event.preventDefault()
        closeIfAllowed()
      }}
      // A second Escape closes it whatever the handler of the first one does.
      onClose={() => isClosable || dialog.current?.showModal()}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {isClosable && (
          <button className="close" type="button" aria-label={formWords.close} onClick={onClose}>
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
