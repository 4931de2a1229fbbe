import { useState } from 'react'
import { ReviseJob } from '#services/jobs/posting/contract.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser, type JobResponse } from '#site/lib/api.ts'
import { flash, failureToast } from '#site/ui/toasts/toast.ts'
import { jobFormValues, toJobRevision, withAccountContact } from './job-form-values.ts'
import { JobPreviewPanel } from './JobPreview.tsx'
import { JobSteps } from './JobSteps.tsx'
import { waitForPhotos } from './photo-upload.ts'

export function EditJobForm({ job, user }: { job: JobResponse; user: CurrentUser }) {
  const { id, title, postDate, expiryDate } = job
  const [initial] = useState(() => jobFormValues(job))
  const [filled] = useState(() => withAccountContact(initial, user))
  const form = useForm({
    schema: ReviseJob,
    initial: filled,
    toRequest: values => toJobRevision(values, initial),
    validate: waitForPhotos,
    send: json => callApi(apiClient.jobs[':id'].$patch({ param: { id }, json })),
    onSuccess() {
      flash({ title: 'Trabajo actualizado', description: `«${title}» ya muestra los cambios.` })
      location.assign('/')
    },
    onFailure: failureToast('Error al actualizar'),
    fallbackMessage: 'Failed to update job'
  })
  const preview = { values: form.values, postDate, expiryDate }
  return (
    <div className="stack">
      <h1>Editar anuncio</h1>
      <div className="stack gap-6 at-top form-with-preview">
        <ValidatedForm form={form} className="job-form">
          <input type="hidden" name="id" value={id} />
          <JobSteps
            form={form}
            preview={preview}
            submit={{ text: 'Guardar cambios', pending: 'Guardando…' }}
          >
            <a className="button secondary" href={`/jobs/${id}`}>
              Cancelar
            </a>
          </JobSteps>
        </ValidatedForm>
        <JobPreviewPanel {...preview} />
      </div>
    </div>
  )
}
