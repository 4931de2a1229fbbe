import { useEffect } from 'react'
import { closeDialog, Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { type ListedApplication, jobTitleOf } from '../list/list-url.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
  onClose(): void
}

/** Changes the status of an application. */
export function StatusDialog({ application, onDone, onClose }: Props) {
  useEffect(focusCheckedOption, [])
  return (
    <Dialog title="Cambiar estado" onClose={onClose}>
      <p>
        <b translate="no" dir="auto">
          {application.applicantName}
        </b>
        <br />
        <span className="muted" dir="auto">
          {jobTitleOf(application)}
        </span>
      </p>
      <AnswerForm
        application={application}
        onDone={changed => {
          onDone(changed)
          onClose()
        }}
      >
        <button className="button quiet" type="button" onClick={closeDialog}>
          Cancelar
        </button>
      </AnswerForm>
    </Dialog>
  )
}

/** Focuses the current status. */
function focusCheckedOption(): void {
  document.querySelector<HTMLInputElement>('dialog [name="status"]:checked')?.focus()
}
