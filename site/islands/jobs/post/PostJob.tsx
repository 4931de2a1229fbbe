import { PostJob as Contract } from '#services/jobs/contract.ts'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { forgetDraft, useKeptDraft } from '#site/ui/form/use-saved-draft.ts'
import { useForm } from '#site/ui/form/use-form.ts'
import { Protected } from '#site/ui/session/Protected.tsx'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { keepNewJob } from '#site/lib/session-storage.ts'
import { flash, toast } from '#site/ui/toasts/toast.ts'
import { EmployersOnly } from './EmployersOnly.tsx'
import { JobFields } from './JobFormFields.tsx'
import { Preview } from './JobPreview.tsx'

export default function PostJobIsland() {
  return (
    <Protected>
      {user => (user.userType === 'employer' ? <PostJob user={user} /> : <EmployersOnly />)}
    </Protected>
  )
}

function PostJob({ user }: { user: User }) {
  const draft = `anuncio-${user.id}`
  const form = useForm({
    schema: Contract,
    initial: blankFor(user),
    send: json => answerOf(api.jobs.$post({ json })),
    onDone({ id }) {
      forgetDraft(draft)
      keepNewJob(id)
      flash({ title: 'Empleo publicado', description: 'Tu anuncio se verá durante 30 días.' })
      location.assign('/jobs')
    },
    onFailure: description =>
      toast({ title: 'Error al publicar empleo', description, variant: 'destructive' })
  })
  useKeptDraft(draft, ['title', 'jobType', 'experience', 'description', 'requirements'], form)
  return (
    <div className="posting">
      <form className="form job-form" noValidate onSubmit={form.submit}>
        <ErrorSummary form={form} />
        <JobFields form={form} />
        <div className="row">
          <Submit form={form} text="Publicar empleo" pending="Publicando…" />
        </div>
      </form>
      <Preview values={form.values} />
    </div>
  )
}

function blankFor({ fullName, location, email }: User) {
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
