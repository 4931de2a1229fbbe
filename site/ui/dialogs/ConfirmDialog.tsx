import { PendingButton } from '../forms/PendingButton.tsx'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { closeDialog, Dialog } from './Dialog.tsx'
import { formWords } from '#services/words/words.ts'

interface Props {
  title: ReactNode
  /** The text of the button: «Eliminar anuncio». */
  action: string
  pending: string
  onConfirm(): Promise<void>
  onClose(): void
  children: ReactNode
}

/** Confirms an action that cannot be undone; Cancelar has the focus. */
export function ConfirmDialog({ title, action, pending, onConfirm, onClose, children }: Props) {
  const [isPending, startTransition] = useTransition()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Dialog title={title} onClose={onClose} question={children}>
      <div className="actions">
        <button className="button secondary" type="button" ref={cancel} onClick={closeDialog}>
          {formWords.cancel}
        </button>
        <PendingButton
          className="button danger filled"
          isPending={isPending}
          pending={pending}
          onClick={() => startTransition(onConfirm)}
        >
          {action}
        </PendingButton>
      </div>
    </Dialog>
  )
}
