import { PendingButton } from '#site/ui/PendingButton.tsx'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import type { ListedApplication } from './list-url.ts'
import { statusOptions, useStatusForm } from './use-status-form.ts'

interface Props {
  application: ListedApplication
  onDone(changed: ListedApplication): void
}

/** The answer to an application, in its details. */
export function StatusForm({ application, onDone }: Props) {
  const form = useStatusForm(application, onDone)
  return (
    <ValidatedForm form={form}>
      <fieldset className="field">
        <legend className="label">¿Qué le contestas?</legend>
        <div className="pick">
          {statusOptions.map(({ value, title }) => (
            <label key={value}>
              <input
                type="radio"
                name="status"
                value={value}
                checked={form.values['status'] === value}
                onChange={() => form.set('status', value)}
              />
              {title}
            </label>
          ))}
        </div>
      </fieldset>
      <PendingButton
        className="button secondary"
        type="submit"
        isPending={form.isPending}
        pending="Guardando…"
      >
        Guardar estado
      </PendingButton>
    </ValidatedForm>
  )
}
