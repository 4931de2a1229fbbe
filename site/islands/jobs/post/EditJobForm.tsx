import { ReviseJob } from '#services/jobs/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient, type JobResponse } from '#site/lib/api.ts'
import { flash, toast } from '#site/ui/toast.ts'
import { JobFormFields } from './JobFormFields.tsx'
import { JobPreview } from './JobPreview.tsx'

export function EditJobForm({ job }: { job: JobResponse }) {
  const { id, title } = job
  const form = useForm({
    schema: ReviseJob,
    initial: jobFormValues(job),
    send: json => callApi(apiClient.jobs[':id'].$patch({ param: { id }, json })),
    onSuccess() {
      flash({ title: 'Trabajo actualizado', description: `«${title}» ya muestra los cambios.` })
      location.assign('/')
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar', description, variant: 'destructive' }),
    fallbackMessage: 'Failed to update job'
  })
  return (
    <div className="stack">
      <h1>Editar anuncio</h1>
      <div className="form-with-preview">
        <ValidatedForm form={form} className="job-form">
          <input type="hidden" name="id" value={id} />
          <JobFormFields form={form} />
          <div className="row">
            <SubmitButton form={form} text="Guardar cambios" pending="Guardando…" />
            <a className="button secondary" href={`/jobs/${id}`}>
              Cancelar
            </a>
          </div>
        </ValidatedForm>
        <JobPreview values={form.values} {...job} />
      </div>
    </div>
  )
}

function jobFormValues(job: JobResponse) {
  return {
    title: job.title,
    jobType: job.jobType,
    experience: job.experience ?? '',
    description: job.description,
    requirements: job.requirements ?? '',
    companyName: job.companyName,
    location: job.location,
    contactPhone: job.contactPhone,
    contactEmail: job.contactEmail
  }
}
