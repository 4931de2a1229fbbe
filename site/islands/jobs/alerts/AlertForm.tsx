import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { alertEmailInvalid } from '#services/jobs/shared/refusals.ts'
import { describeSearch } from '#services/jobs/shared/search-texts.ts'
import { type JobListSearch, toQueryParams } from '#services/jobs/shared/search-url.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { apiClient, callApi } from '#site/lib/api.ts'
import { closeDialog } from '#site/ui/dialogs/Dialog.tsx'
import { type ControllerContact, DataNotice } from '#site/ui/forms/DataNotice.tsx'
import { Honeypot } from '#site/ui/fields/Honeypot.tsx'
import { RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { deferSchema } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { intervalOptions } from './alert-intervals.ts'
import { shownEmail } from '#services/platform/validation/email-address.ts'
import { alertWords, formWords, speech } from '#services/words/words.ts'

const schema = deferSchema(async () => {
  const { RequestAlert } = await import('#services/jobs/alerts/contract.ts')
  return RequestAlert
})

interface Props {
  search: JobListSearch
  controller: ControllerContact
  /** Undefined without an account: the address of the form is then confirmed by an e-mail. */
  accountEmail: string | undefined
  onDone(): void
}

export function AlertForm({ search, controller, accountEmail, onDone }: Props) {
  const form = useForm({
    schema,
    initial: { email: '', every: 'dia', [honeypotField]: '' },
    prefix: 'alerta-',
    toRequest: values => ({
      ...values,
      search: toQueryParams({ ...search, sort: '', page: 1 }),
      language: speech.language
    }),
    validate: ({ email }) =>
      accountEmail || email?.trim() ? [] : [{ field: 'email', message: alertEmailInvalid.message }],
    send: json => callApi(apiClient.alerts.$post({ json })),
    onSuccess: onDone
  })
  return (
    <ValidatedForm
      form={form}
      intro={
        <p>
          {alertWords.weWriteOnly} <b>{describeSearch(search) || alertWords.anyJob}</b>.
        </p>
      }
    >
      {accountEmail ? (
        <p>
          {alertWords.mailsGoTo}
          <b translate="no">{shownEmail(accountEmail)}</b>.
        </p>
      ) : (
        <EmailField form={form} name="email" label={alertWords.email} />
      )}
      <RadioGroup form={form} name="every" label={alertWords.howOften} options={intervalOptions} />
      <Honeypot form={form} />
      <DataNotice
        controller={controller}
        purpose={alertWords.purpose}
        duration={alertWords.duration}
      />
      <div className="actions">
        <SubmitButton form={form} text={alertWords.notifyMe} pending={alertWords.sending} />
        <button className="button secondary" type="button" onClick={closeDialog}>
          {formWords.cancel}
        </button>
      </div>
    </ValidatedForm>
  )
}
