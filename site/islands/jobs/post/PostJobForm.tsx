import { deviceDays } from '#events/limits/storage.ts'
import { PendingButton } from '#site/ui/forms/PendingButton.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { JobPreviewPanel } from './JobPreview.tsx'
import { JobSteps } from './JobSteps.tsx'
import { type NewJobProps, usePostJobForm } from './use-post-job-form.ts'

const publishing = 'Publicar empleo'
const draftButton = 'Guardar borrador'
const whereKept = `Lo que escribes se guarda en este dispositivo hasta que publiques, ${deviceDays} días como mucho. El borrador queda en «Mis empleos», también en tus otros dispositivos.`

/** A new job, filled in with the data of the account, with those of another job or with a draft. */
export function PostJobForm(props: NewJobProps) {
  const { copied } = props
  const { form, isDrafting, publish, submitDraft } = usePostJobForm(props)
  const preview = { values: form.values }
  return (
    <div className="stack gap-6 at-top form-with-preview">
      <ValidatedForm
        form={form}
        className="job-form"
        onSubmit={publish}
        intro={
          copied && <p className="notice">Es una copia de «{copied.title}»: repasa las fechas.</p>
        }
      >
        <JobSteps
          form={form}
          preview={preview}
          submit={{ text: publishing, pending: isDrafting ? publishing : 'Publicando…' }}
        >
          <PendingButton
            className="button secondary"
            isPending={form.isPending}
            pending={isDrafting ? 'Guardando…' : draftButton}
            onClick={submitDraft}
          >
            {draftButton}
          </PendingButton>
          <p className="muted small">{whereKept}</p>
        </JobSteps>
      </ValidatedForm>
      <JobPreviewPanel {...preview} />
    </div>
  )
}
