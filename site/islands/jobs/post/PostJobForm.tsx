import { jobLifetimeDays } from '#services/jobs/limits.ts'
import { PostJob as Contract } from '#services/jobs/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { deleteDraft, useSavedDraft } from '#site/ui/use-saved-draft.ts'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient, type CurrentUser, type JobResponse } from '#site/lib/api.ts'
import { saveNewJobId } from '#site/lib/session-storage.ts'
import { flash, toast } from '#site/ui/toast.ts'
import { accountNames, copiedJobValues, newJobValues, toJobRequest } from './job-form-values.ts'
import { JobPreview } from './JobPreview.tsx'
import { JobSteps } from './JobSteps.tsx'

interface Props {
  user: CurrentUser
  /** Another job of theirs. */
  copied?: JobResponse
}

/** A new job, filled in with the data of the account, or with those of another job. */
export function PostJobForm({ user, copied }: Props) {
  const draft = copied ? `copia-${copied.id}` : `anuncio-${user.id}`
  const form = useForm({
    schema: Contract,
    initial: copied ? copiedJobValues(copied, new Date()) : newJobValues(user),
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
      <ValidatedForm
        form={form}
        className="job-form"
        intro={
          copied && <p className="notice">Es una copia de «{copied.title}»: repasa las fechas.</p>
        }
      >
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
