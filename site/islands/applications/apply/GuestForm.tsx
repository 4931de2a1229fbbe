import { GuestApplication } from '#services/applications/contract.ts'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { Lure } from '#site/ui/form/Honeypot.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { emailInput, nameInput, phoneInput, TextField } from '#site/ui/form/TextField.tsx'
import { forgetDraft, useKeptDraft } from '#site/ui/form/use-saved-draft.ts'
import { useForm, type Values } from '#site/ui/form/use-form.ts'
import { answerOf, api, type JobView } from '#site/lib/api.ts'
import { CoverLetter, draftOf } from './CoverLetterField.tsx'

const initial = {
  applicantName: '',
  applicantEmail: '',
  applicantPhone: '',
  coverLetter: '',
  website: ''
}

const read = (values: Values) => ({ ...values, isGuestApplication: true })

export function GuestForm({ job, onSent }: { job: JobView; onSent(): void }) {
  const param = { id: job.id }
  const form = useForm({
    schema: GuestApplication,
    initial,
    read,
    send: json => answerOf(api.jobs[':id'].applications.$post({ param, json })),
    onDone() {
      forgetDraft(draftOf(job))
      onSent()
    }
  })
  useKeptDraft(draftOf(job), ['coverLetter'], form)
  const only = `Solo lo verá ${job.companyName}`
  return (
    <form className="form needs-script" noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <TextField form={form} name="applicantName" label="Nombre completo" {...nameInput} />
      <TextField
        form={form}
        name="applicantEmail"
        label="Correo electrónico"
        hint={only}
        {...emailInput}
      />
      <TextField form={form} name="applicantPhone" label="Teléfono" hint={only} {...phoneInput} />
      <CoverLetter form={form} />
      <Lure form={form} />
      <div className="row">
        <Submit form={form} text="Enviar aplicación" pending="Enviando…" />
        <p>
          ¿Ya tienes cuenta? <a href="/auth">Inicia sesión</a>
        </p>
      </div>
    </form>
  )
}
