import { ReviseJob } from '#services/jobs/contract.ts'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api, type JobView } from '#site/lib/api.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'
import { JobFields } from './JobFormFields.tsx'

export function EditForm({ job }: { job: JobView }) {
  const { id, title } = job
  const form = useForm({
    schema: ReviseJob,
    initial: textsOf(job),
    send: json => answerOf(api.jobs[':id'].$patch({ param: { id }, json })),
    onDone() {
      flash({ title: 'Trabajo actualizado', description: `«${title}» ya muestra los cambios.` })
      location.assign('/')
    },
    onFailure: description =>
      toast({ title: 'Error al actualizar', description, variant: 'destructive' }),
    otherwise: 'Failed to update job'
  })
  return (
    <div className="stack column">
      <h1>Editar anuncio</h1>
      <form className="form job-form" noValidate onSubmit={form.submit}>
        <input type="hidden" name="id" value={id} />
        <ErrorSummary form={form} />
        <JobFields form={form} />
        <div className="row">
          <Submit form={form} text="Guardar cambios" pending="Guardando…" />
          <a className="button secondary" href={`/jobs/${id}`}>
            Cancelar
          </a>
        </div>
      </form>
    </div>
  )
}

function textsOf(job: JobView) {
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
