import { lazy, Suspense, useState } from 'react'
import { readSaid } from '#services/applications/shared/application-form.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import { deferSchema } from '#site/ui/forms/form-schema.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { deleteSavedDraft, useSavedDraft } from '#site/ui/forms/use-saved-draft.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { apiClient, type CurrentUser } from '#site/lib/api.ts'
import { tabStorage } from '#site/lib/storage/storage.ts'
import { fetchKept, keptOrAnswer, prepareOutbox } from '#site/ui/outbox/outbox.ts'
import { AnswerFields } from './AnswerFields.tsx'
import {
  type AppliedJob,
  applicationTitle,
  CoverLetterField,
  draftKey
} from './CoverLetterField.tsx'
import { emptyValues, pickValues, saidNamesOf } from './said-values.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { applyWords, speech } from '#services/words/words.ts'

const ProfileAnswers = lazy(async () => ({
  default: (await import('./ProfileAnswers.tsx')).ProfileAnswers
}))

interface Props {
  job: AppliedJob
  questions: readonly Question[]
  user: CurrentUser
  onSent(): void
  onKept(): void
}

const schema = deferSchema(async () => {
  prepareOutbox()
  const { SignedInApplication } = await import('#services/applications/contract.ts')
  return SignedInApplication
})

/** For signed-in applicants: the account says who they are. */
export function SignedInForm({ job, questions, user, onSent, onKept }: Props) {
  const param = { id: job.id }
  const saidNames = saidNamesOf(questions)
  const names = [...saidNames, 'coverLetter']
  const [hadDraft] = useState(() => tabStorage.getItem(draftKey(job)) !== null)
  const send = fetchKept({ person: user.id, title: applicationTitle(job) })
  const form = useForm({
    schema,
    isKept: true,
    optional: saidNames,
    initial: emptyValues(names),
    toRequest: values => ({ ...pickValues(values, ['coverLetter']), ...readSaid(values) }),
    send: json =>
      keptOrAnswer(apiClient.jobs[':id'].applications.$post({ param, json }, { fetch: send })),
    onSuccess(sent) {
      deleteSavedDraft(draftKey(job))
      if (sent) onSent()
      else onKept()
    }
  })
  useSavedDraft(draftKey(job), names, form)
  return (
    <ValidatedForm form={form} action={speech.path(`/jobs/${job.id}/aplicacion#aplicar`)}>
      <fieldset className="account-data two-up">
        <legend className="visually-hidden">{applyWords.yourData}</legend>
        <ReadOnlyField id="applicantName" label={applyWords.fullName} value={user.fullName} />
        <ReadOnlyField id="applicantPhone" label={applyWords.phone} value={user.phone ?? ''} />
        <ReadOnlyField
          id="applicantEmail"
          label={applyWords.email}
          value={shownEmail(user.email)}
          isLong
        />
        <p className="muted small whole-line">
          {applyWords.accountData(job.companyName)}
          <a href={speech.path('/profile')}>
            {user.phone ? applyWords.changeThem : applyWords.addPhone}
          </a>
        </p>
      </fieldset>
      <AnswerFields form={form} job={job} questions={questions} />
      {!hadDraft && (
        <Suspense>
          <ProfileAnswers form={form} job={job} questions={questions} />
        </Suspense>
      )}
      <CoverLetterField form={form} />
      <div className="row">
        <SubmitButton form={form} text={applyWords.send} pending={applyWords.sending} />
      </div>
    </ValidatedForm>
  )
}

interface ReadOnlyFieldProps {
  id: string
  label: string
  value: string
  isLong?: boolean
}

/** The data of the account, which is sent unchanged. */
function ReadOnlyField({ id, label, value, isLong }: ReadOnlyFieldProps) {
  return (
    <div className={isLong ? 'field whole-line' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} value={value} readOnly />
    </div>
  )
}
