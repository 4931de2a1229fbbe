import { useEffect } from 'react'
import { FormDialog } from '#site/ui/FormDialog.tsx'
import { RadioGroup } from '#site/ui/RadioGroup.tsx'
import { type ListedApplication, jobTitleOf } from './list-url.ts'
import { statusOptions, useStatusForm } from './use-status-form.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
  onClose(): void
}

/** Changes the status of an application. */
export function StatusDialog({ application, onDone, onClose }: Props) {
  const form = useStatusForm(application, changed => {
    onDone(changed)
    onClose()
  })
  useEffect(focusCheckedOption, [])
  return (
    <FormDialog
      title="Cambiar estado"
      intro={
        <p>
          <b>{application.applicantName}</b>
          <br />
          <span className="muted">{jobTitleOf(application)}</span>
        </p>
      }
      form={form}
      action="Guardar"
      pending="Guardando…"
      onClose={onClose}
    >
      <RadioGroup form={form} name="status" label="Estado" options={statusOptions} />
    </FormDialog>
  )
}

/** Moves the focus to the first option. */
function focusCheckedOption(): void {
  document.querySelector<HTMLInputElement>('dialog [name="status"]:checked')?.focus()
}
