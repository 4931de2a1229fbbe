import type { ReactNode } from 'react'
import { PendingButton } from '#site/ui/PendingButton.tsx'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import type { ListedApplication } from './list-url.ts'
import { statusOptions, useStatusForm } from './use-status-form.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
  /** Beside its button. */
  children: ReactNode
}

/** The answer to an application: the foot of its details, so that its button is in view. */
export function StatusForm({ application, onDone, children }: Props) {
  const form = useStatusForm(application, onDone)
  const { status = '' } = form.values
  const tells = status !== 'pending' && status !== application.status
  const [firstName] = application.applicantName.split(' ')
  return (
    <ValidatedForm form={form} className="answer">
      <fieldset className="field">
        <legend className="label">¿Qué le contestas?</legend>
        <div className="pick">
          {statusOptions.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name="status"
                value={value}
                checked={status === value}
                onChange={() => form.set('status', value)}
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row">
        <PendingButton
          className="button primary"
          type="submit"
          isPending={form.isPending}
          pending="Guardando…"
        >
          {tells ? `Guardar y avisar a ${firstName}` : 'Guardar estado'}
        </PendingButton>
        {children}
      </div>
    </ValidatedForm>
  )
}
