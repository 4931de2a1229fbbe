import { jobLifetimeDays } from '#services/jobs/limits.ts'
import { PostJob as Contract } from '#services/jobs/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { deleteDraft, useSavedDraft } from '#site/ui/use-saved-draft.ts'
import { useForm } from '#site/ui/use-form.ts'
import { Protected } from '#site/ui/Protected.tsx'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { saveNewJobId } from '#site/lib/session-storage.ts'
import { flash, toast } from '#site/ui/toast.ts'
import { EmployersOnly } from './EmployersOnly.tsx'
import { JobFormFields } from './JobFormFields.tsx'
import { JobPreview } from './JobPreview.tsx'

export default function PostJobIsland() {
  return (
    <Protected>
      {user => (user.userType === 'employer' ? <PostJobForm user={user} /> : <EmployersOnly />)}
    </Protected>
  )
}

function PostJobForm({ user }: { user: CurrentUser }) {
  const draft = `anuncio-${user.id}`
  const form = useForm({
    schema: Contract,
    initial: newJobValues(user),
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
  useSavedDraft(draft, ['title', 'jobType', 'experience', 'description', 'requirements'], form)
  return (
    <div className="form-with-preview">
      <ValidatedForm form={form} className="job-form">
        <JobFormFields form={form} />
        <div className="row">
          <SubmitButton form={form} text="Publicar empleo" pending="Publicando…" />
        </div>
      </ValidatedForm>
      <JobPreview values={form.values} />
    </div>
  )
}

function newJobValues({ fullName, location, email }: CurrentUser) {
  return {
    title: '',
    jobType: '',
    experience: '',
    description: '',
    requirements: '',
    companyName: fullName,
    location: location ?? '',
    contactPhone: '',
    contactEmail: email
  }
}
