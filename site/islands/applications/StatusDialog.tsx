import { useEffect } from 'react'
import { ChangeApplicationStatus } from '#services/applications/contract.ts'
import { FormDialog } from '#site/ui/FormDialog.tsx'
import { RadioGroup } from '#site/ui/RadioGroup.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { toast } from '#site/ui/toast.ts'
import { applicationStatuses } from '#events/application-statuses.ts'
import { statusLabels } from '#site/lib/labels.ts'
import { type ApplicationResponse, jobTitleOf } from './list-url.ts'

interface Props {
  application: ApplicationResponse
  onDone(changed: ApplicationResponse): void
  onClose(): void
}

const statusOptions = applicationStatuses.map(value => ({ value, title: statusLabels[value] }))

/** Changes the status of an application, from any of the three to any other. */
export function StatusDialog({ application, onDone, onClose }: Props) {
  const { id, status, applicantName } = application
  const form = useForm({
    schema: ChangeApplicationStatus,
    initial: { status },
    send: json => callApi(apiClient.applications[':id'].$put({ param: { id }, json })),
    onSuccess: changed => {
      onDone(changed)
      onClose()
      const now = statusLabels[changed.status].toLowerCase()
      const description = `La aplicación de ${applicantName} está ${now}.`
      toast({ title: 'Estado actualizado', description })
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar estado', description, variant: 'destructive' })
  })
  useEffect(focusCheckedOption, [])
  return (
    <FormDialog
      title="Cambiar estado"
      intro={
        <p>
          <b>{applicantName}</b>
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
