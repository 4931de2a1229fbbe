import { authPath } from '#services/auth/shared/auth-url.ts'
import { passwordsDiffer } from '#services/users/shared/refusals.ts'
import { usernameLength } from '#events/limits/users.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { RadioGroup } from '#site/ui/fields/RadioGroup.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import { companyNameInput } from '#site/ui/forms/account-inputs.ts'
import { BioField } from '#site/ui/fields/BioField.tsx'
import { EmailField } from '#site/ui/fields/EmailField.tsx'
import { locationInput, nameInput, phoneInput, TextField } from '#site/ui/fields/TextField.tsx'
import { accountNameLabels } from '#site/lib/labels.ts'
import { deferSchema, type FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { failureToast } from '#site/ui/toasts/toast.ts'
import { usernameInput } from './username-input.ts'
import { Honeypot } from '#site/ui/fields/Honeypot.tsx'
import { NewPasswordFields } from '#site/ui/fields/NewPasswordFields.tsx'
import { DataNotice } from '#site/ui/forms/DataNotice.tsx'
import { afterRegistration } from './after-sign-in.ts'
import { type AuthFormProps, OtherTab } from './LogInForm.tsx'
import { authWords, speech } from '#services/words/words.ts'

const initial = {
  userType: 'applicant',
  fullName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
  location: '',
  phone: '',
  bio: '',
  [honeypotField]: ''
}

const userTypes = [
  {
    value: 'applicant',
    title: authWords.seekWork,
    about: authWords.seekWorkText
  },
  {
    value: 'employer',
    title: authWords.offerWork,
    about: authWords.offerWorkText
  }
]

const schema = deferSchema(async () => {
  const { Register, RegisterEmployer } = await import('#services/users/contract.ts')
  return ({ userType }) => (userType === 'employer' ? RegisterEmployer : Register)
})

function checkPasswords({ password, confirmPassword }: FormValues) {
  return password === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}

/** The form, or a sentence while registration is closed. */
export function RegisterForm(props: AuthFormProps) {
  return props.data.registrationClosed ? <ClosedForm {...props} /> : <OpenForm {...props} />
}

function ClosedForm({ data, onOther }: AuthFormProps) {
  return (
    <div className="panel stack">
      <p className="notice warning">{data.registrationClosed}</p>
      <p>
        <OtherTab
          href={authPath('login', data.returnTo)}
          text={authWords.logIn}
          onOther={onOther}
        />
      </p>
    </div>
  )
}

function OpenForm({ data, sent, onOther }: AuthFormProps) {
  const { dataController, holdsFirstJobs, returnTo, sendsMail, userType } = data
  const form = useForm({
    schema,
    initial: { ...initial, ...(userType && { userType }) },
    sent,
    toRequest: values => ({ ...values, language: speech.language }),
    validate: checkPasswords,
    send: json => callApi(apiClient.register.$post({ json })),
    onSuccess: user => afterRegistration(user, { returnTo, sendsMail }),
    onFailure: failureToast(authWords.registerFailed),
    prefix: 'register-'
  })
  const isEmployer = form.values['userType'] === 'employer'
  return (
    <ValidatedForm form={form} action={authPath('register', returnTo)} className="panel">
      <RadioGroup
        form={form}
        name="userType"
        label={authWords.whatFor}
        hint={authWords.notChangedLater}
        options={userTypes}
      />
      {isEmployer && holdsFirstJobs && <p className="notice">{authWords.firstJobsWait}</p>}
      {isEmployer ? (
        <TextField form={form} name="fullName" {...companyNameInput} />
      ) : (
        <TextField form={form} name="fullName" label={accountNameLabels.applicant} {...nameInput} />
      )}
      <TextField
        form={form}
        name="username"
        label={authWords.username}
        hint={authWords.usernameHint(usernameLength.min, usernameLength.max)}
        {...usernameInput}
      />
      <EmailField form={form} name="email" label={authWords.email} />
      <NewPasswordFields form={form} />
      <TextField form={form} name="location" {...locationInput} />
      <TextField form={form} name="phone" label={authWords.phone} isOptional {...phoneInput} />
      <BioField form={form} isEmployer={isEmployer} />
      <Honeypot form={form} />
      <p className="muted small">
        {authWords.acceptBefore}
        <a href="/terms">{authWords.terms}</a>
        {authWords.and}
        <a href="/privacy">{authWords.policy}</a>.
      </p>
      <DataNotice
        controller={dataController}
        purpose={authWords.purpose}
        duration={authWords.duration(dataController.eraseAfter, dataController.archiveFor)}
      />
      <SubmitButton form={form} text={authWords.create} pending={authWords.creating} />
      <p className="row">
        <span>{authWords.haveAccount}</span>
        <OtherTab href={authPath('login', returnTo)} text={authWords.logIn} onOther={onOther} />
      </p>
    </ValidatedForm>
  )
}
