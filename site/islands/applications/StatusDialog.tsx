import { useEffect } from 'react'
import { ChangeApplicationStatus } from '#services/applications/contract.ts'
import { FormDialog } from '#site/ui/dialog/FormDialog.tsx'
import { Choices } from '#site/ui/form/RadioGroup.tsx'
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api } from '#site/lib/api.ts'
import { toast } from '#site/ui/toasts/toast.ts'
import { type Application, statuses, statusNames, titleOf } from './list-url.ts'

interface Props {
  application: Application
  onDone(changed: Application): void
  onClose(): void
}

const options = statuses.map(value => ({ value, title: statusNames[value] }))

/** What an employer thinks of an application: any of the three, from any other. */
export function StatusDialog({ application, onDone, onClose }: Props) {
  const { id, status, applicantName } = application
  const form = useForm({
    schema: ChangeApplicationStatus,
    initial: { status },
    send: json => answerOf(api.applications[':id'].$put({ param: { id }, json })),
    onDone: changed => {
      onDone(changed)
      onClose()
      const now = statusNames[changed.status].toLowerCase()
      const description = `La aplicación de ${applicantName} está ${now}.`
      toast({ title: 'Estado actualizado', description })
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar estado', description, variant: 'destructive' })
  })
  useEffect(focusChosen, [])
  return (
    <FormDialog
      title="Cambiar estado"
      intro={
        <p>
          <b>{applicantName}</b>
          <br />
          <span className="muted">{titleOf(application)}</span>
        </p>
      }
      form={form}
      action="Guardar"
      pending="Guardando…"
      onClose={onClose}
    >
      <Choices form={form} name="status" label="Estado" options={options} />
    </FormDialog>
  )
}

/** Whoever opens this has come to choose. */
function focusChosen(): void {
  document.querySelector<HTMLInputElement>('dialog [name="status"]:checked')?.focus()
}
