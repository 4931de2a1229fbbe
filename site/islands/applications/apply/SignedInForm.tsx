import { SignedInApplication } from '#services/applications/contract.ts'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { forgetDraft, useKeptDraft } from '#site/ui/form/use-saved-draft.ts'
import { useForm } from '#site/ui/form/use-form.ts'
import { answerOf, api, type JobView, type User } from '#site/lib/api.ts'
import { CoverLetter, draftOf } from './CoverLetterField.tsx'

interface Props {
  job: JobView
  user: User
  onSent(): void
}

const initial = { coverLetter: '' }

/** Who applies is known: what is missing is why. */
export function OwnForm({ job, user, onSent }: Props) {
  const param = { id: job.id }
  const form = useForm({
    schema: SignedInApplication,
    initial,
    send: json => answerOf(api.jobs[':id'].applications.$post({ param, json })),
    onDone() {
      forgetDraft(draftOf(job))
      onSent()
    }
  })
  useKeptDraft(draftOf(job), ['coverLetter'], form)
  return (
    <form className="form" noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <fieldset className="known">
        <legend className="unseen">Tus datos</legend>
        <Known id="applicantName" label="Nombre completo" value={user.fullName} />
        <Known id="applicantPhone" label="Teléfono" value={user.phone ?? ''} />
        <Known id="applicantEmail" label="Correo electrónico" value={user.email} isLong />
        <p className="muted small">
          {`${job.companyName} verá estos datos, que son los de tu cuenta. `}
          <a href="/profile">{user.phone ? 'Cambiarlos' : 'Añadir un teléfono'}</a>
        </p>
      </fieldset>
      <CoverLetter form={form} />
      <div className="row">
        <Submit form={form} text="Enviar aplicación" pending="Enviando…" />
      </div>
    </form>
  )
}

interface KnownProps {
  id: string
  label: string
  value: string
  isLong?: boolean
}

/** What the account says; it goes along as it is. */
function Known({ id, label, value, isLong }: KnownProps) {
  return (
    <div className={isLong ? 'field long' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  )
}
