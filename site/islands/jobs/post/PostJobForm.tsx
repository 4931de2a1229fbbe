import { jobLifetimeDays } from '#services/jobs/limits.ts'
import { PostJob as Contract } from '#services/jobs/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { deleteDraft, useSavedDraft } from '#site/ui/use-saved-draft.ts'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { saveNewJobId } from '#site/lib/session-storage.ts'
import { flash, toast } from '#site/ui/toast.ts'
import { accountNames, newJobValues, toJobRequest } from './job-form-values.ts'
import { JobPreview } from './JobPreview.tsx'
import { JobSteps } from './JobSteps.tsx'

/** A new job, filled in with the data of the account. */
export function PostJobForm({ user }: { user: CurrentUser }) {
  const draft = `anuncio-${user.id}`
  const form = useForm({
    schema: Contract,
    initial: newJobValues(user),
    toRequest: toJobRequest,
    send: json => callApi(apiClient.jobs.$post({ json })),
    onSuccess({ id }) {
      deleteDraft(draft)
      saveNewJobId(id)
      flash({
        title: 'Empleo publicado',
        description: `Tu anuncio se verá durante ${jobLifetimeDays} días.`
      })
      location.assign('/jobs')
    },
    onFailure: description =>
      toast({ title: 'Error al publicar empleo', description, variant: 'destructive' })
  })
  const drafted = Object.keys(form.values).filter(name => !accountNames.includes(name))
  useSavedDraft(draft, drafted, form)
  const preview = { values: form.values }
  return (
    <div className="form-with-preview">
      <ValidatedForm form={form} className="job-form">
        <JobSteps
          form={form}
          preview={preview}
          submit={{ text: 'Publicar empleo', pending: 'Publicando…' }}
        >
          <p className="muted small">
            Lo que escribes se guarda en esta pestaña hasta que publiques.
          </p>
        </JobSteps>
      </ValidatedForm>
      <aside className="preview" aria-labelledby="vista-previa">
        <h2 id="vista-previa">Así se verá</h2>
        <JobPreview {...preview} />
      </aside>
    </div>
  )
}
