import { useEffect } from 'react'
import { ChangeApplicationStatus } from '#services/applications/contract.ts'
import { Dialog } from '#site/islands/dialog/Dialog.tsx'
import { Choices } from '#site/islands/form/Choices.tsx'
import { ErrorSummary } from '#site/islands/form/ErrorSummary.tsx'
import { Submit } from '#site/islands/form/Submit.tsx'
import { useForm } from '#site/islands/form/use-form.ts'
import { answerOf, api } from '#site/lib/api.ts'
import { toast } from '#site/toasts/toast.ts'
import { type Application, statuses, statusNames, titleOf } from './list.ts'

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
    <Dialog title="Cambiar estado" onClose={onClose}>
      <form className="form" noValidate onSubmit={form.submit}>
        <ErrorSummary form={form} />
        <p>
          <b>{applicantName}</b>
          <br />
          <span className="muted">{titleOf(application)}</span>
        </p>
        <Choices form={form} name="status" label="Estado" options={options} />
        <div className="actions">
          <Submit form={form} text="Guardar" pending="Guardando…" />
          <button className="button secondary" type="button" onClick={onClose}>
            Cancelar
          </button>
        </div>
      </form>
    </Dialog>
  )
}

/** Whoever opens this has come to choose. */
function focusChosen(): void {
  document.querySelector<HTMLInputElement>('dialog [name="status"]:checked')?.focus()
}
