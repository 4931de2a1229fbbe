import { useState } from 'react'
import { withReturnPath } from '#services/auth/shared/auth-url.ts'
import type { PasswordPageData } from '#services/pages/shared/contract.ts'
import { ResetPassword as ResetSchema } from '#services/users/contract.ts'
import { passwordsDiffer } from '#services/users/shared/refusals.ts'
import { ApiError, apiClient, callApi } from '#site/lib/api.ts'
import { readPageData } from '#site/lib/browser/read-page-data.ts'
import { NewPasswordFields } from '#site/ui/fields/NewPasswordFields.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { afterPasswordReset } from './after-sign-in.ts'
import { authWords, speech } from '#services/words/words.ts'

/** A placeholder for the server's HTML when there is no data. */
export default function NewPasswordIsland() {
  const data = readPageData<PasswordPageData>()
  return data ? <NewPasswordForm data={data} /> : <>%%form%%</>
}

/** A new password, with the link of an e-mail; opening it changes nothing. */
export function NewPasswordForm({ data }: { data: PasswordPageData }) {
  const { path, returnTo, sent, state } = data
  const [isOver, setOver] = useState(state === 'over')
  const form = useForm({
    schema: ResetSchema,
    initial: { password: '', confirmPassword: '' },
    sent,
    validate: checkPasswords,
    send: json =>
      callApi(
        apiClient['password-resets'][':token'].$post({ param: { token: token() }, json })
      ).catch(error => {
        setOver(error instanceof ApiError && error.status === 410)
        throw error
      }),
    onSuccess: reset => afterPasswordReset(reset, returnTo)
  })
  if (isOver) {
    return (
      <div className="panel stack">
        <p role="alert">{authWords.linkOver}</p>
        <p>
          <a
            className="button primary"
            href={withReturnPath(speech.path('/restablecer'), returnTo)}
          >
            {authWords.askAnotherLink}
          </a>
        </p>
      </div>
    )
  }
  return (
    <>
      <p>{authWords.closesSessions}</p>
      <ValidatedForm form={form} action={path} className="panel">
        <NewPasswordFields form={form} label={authWords.newPassword} />
        <SubmitButton form={form} text={authWords.savePassword} pending={authWords.saving} />
      </ValidatedForm>
    </>
  )
}

const token = () => location.pathname.split('/').at(-1) ?? ''

function checkPasswords({ password, confirmPassword }: FormValues) {
  return password === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}
