import { useEffect, useState } from 'react'
import type { DataController, PlainFormData } from '#services/pages/shared/contract.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { readSaid, writeSaid } from '#services/applications/shared/application-form.ts'
import type { Question } from '#services/applications/shared/questions.ts'
import { authPath } from '#services/auth/shared/auth-url.ts'
import { DataNotice } from '#site/ui/forms/DataNotice.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { Honeypot } from '#site/ui/fields/Honeypot.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { nameInput, phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import { deleteSavedDraft, useSavedDraft } from '#site/ui/forms/use-saved-draft.ts'
import { deferSchema, type FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ApiError, apiClient } from '#site/lib/api.ts'
import { fetchKept, keptOrAnswer, prepareOutbox } from '#site/ui/outbox/outbox.ts'
import { loadCorrection, saveCorrection } from '#site/lib/browser/session-storage.ts'
import { AnswerFields } from './AnswerFields.tsx'
import {
  type AppliedJob,
  applicationTitle,
  CoverLetterField,
  draftKey
} from './CoverLetterField.tsx'
import { emptyValues, pickValues, saidNamesOf } from './said-values.ts'
import { applyWords, speech } from '#services/words/words.ts'

const contactNames = ['applicantName', 'applicantEmail', 'applicantPhone']

const schema = deferSchema(async () => {
  prepareOutbox()
  const { GuestApplication } = await import('#services/applications/contract.ts')
  return GuestApplication
})

interface Props {
  job: AppliedJob
  questions: readonly Question[]
  dataController: DataController
  /** The form as the server sends it back. */
  sent: PlainFormData | undefined
  /** The application with an address that the guest corrects. */
  corrected: FormValues | undefined
  /** With the code with which this application may be corrected. */
  onSent(values: FormValues, correction: string | null): void
  /** Without a line: it waits on this device. */
  onKept(): void
}

export function GuestForm(props: Props) {
  const { job, questions, dataController, sent, corrected, onSent, onKept } = props
  const param = { id: job.id }
  const saidNames = saidNamesOf(questions)
  const keptNames = [...contactNames, ...saidNames, 'coverLetter']
  const send = fetchKept({ person: '', title: applicationTitle(job) })
  const form = useForm({
    schema,
    isKept: true,
    optional: [...saidNames, honeypotField],
    initial: emptyValues([...keptNames, honeypotField]),
    sent: corrected ? { values: corrected, errors: [] } : sent,
    toRequest: values => ({
      ...pickValues(values, [...contactNames, 'coverLetter', honeypotField]),
      ...readSaid(values),
      isGuestApplication: true,
      language: speech.language,
      correction: loadCorrection(job.id)
    }),
    send: json =>
      keptOrAnswer(
        apiClient.jobs[':id'].applications.$post({ param, json }, { fetch: send })
      ).catch(dropCode),
    onSuccess(sent) {
      saveCorrection(job.id, null)
      deleteSavedDraft(draftKey(job))
      if (!sent) return onKept()
      const { applicantName, applicantEmail, applicantPhone, coverLetter, correction } = sent
      const contact = { applicantName, applicantEmail, applicantPhone: applicantPhone ?? '' }
      onSent({ ...contact, ...writeSaid(sent), coverLetter }, correction)
    }
  })
  useSavedDraft(draftKey(job), keptNames, form)
  const [isCorrection, setCorrection] = useState(false)
  useEffect(() => setCorrection(loadCorrection(job.id) !== undefined), [job.id])
  useEffect(() => {
    if (corrected) document.getElementById('applicantEmail')?.focus()
  }, [corrected])
  /** Once its time is over, what is sent again is another application. */
  function dropCode(error: unknown): never {
    if (error instanceof ApiError && error.status === 410) {
      saveCorrection(job.id, null)
      setCorrection(false)
    }
    throw error
  }
  const only = applyWords.onlySeenBy(job.companyName)
  return (
    <ValidatedForm form={form} action={speech.path(`/jobs/${job.id}/aplicacion#aplicar`)}>
      {isCorrection && <p className="notice">{applyWords.correcting}</p>}
      <TextField form={form} name="applicantName" label={applyWords.fullName} {...nameInput} />
      <EmailField form={form} name="applicantEmail" label={applyWords.email} hint={only} />
      <TextField
        form={form}
        name="applicantPhone"
        label={applyWords.phone}
        hint={only}
        {...phoneInput}
      />
      <AnswerFields form={form} job={job} questions={questions} />
      <CoverLetterField form={form} />
      <Honeypot form={form} />
      <DataNotice
        controller={dataController}
        purpose={applyWords.purpose(job.companyName)}
        duration={applyWords.duration(dataController.guestsFor)}
      />
      <div className="row">
        <SubmitButton form={form} text={applyWords.send} pending={applyWords.sending} />
        <p>
          {applyWords.haveAccount}{' '}
          <a href={authPath('login', speech.path(`/jobs/${job.id}#aplicar`))}>
            {applyWords.signIn}
          </a>
        </p>
      </div>
    </ValidatedForm>
  )
}
