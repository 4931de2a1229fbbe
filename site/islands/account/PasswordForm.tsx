import { ChangePassword } from '#services/users/contract.ts'
import { passwordsDiffer } from '#services/users/shared/refusals.ts'
import { NewPasswordFields } from '#site/ui/fields/NewPasswordFields.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { PasswordField } from '#site/ui/fields/PasswordField.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { failureToast } from '#site/ui/toasts/toast.ts'
import { HiddenUsername } from './HiddenUsername.tsx'
import { accountWords } from '#services/words/words.ts'

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({ user, onDone }: { user: CurrentUser; onDone(): void }) {
  const param = { id: user.id }
  const form = useForm({
    schema: ChangePassword,
    initial,
    validate: checkPasswords,
    send: json => callApi(apiClient.users[':id'].password.$put({ param, json })),
    onSuccess: onDone,
    onFailure: failureToast(accountWords.passwordFailed),
    prefix: 'password-'
  })
  return (
    <ValidatedForm form={form} className="column">
      <HiddenUsername username={user.username} />
      <PasswordField
        form={form}
        name="currentPassword"
        label={accountWords.currentPassword}
        what={accountWords.theCurrentPassword}
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="newPassword" label={accountWords.newPassword} />
      <SubmitButton form={form} text={accountWords.savePassword} pending={accountWords.saving} />
    </ValidatedForm>
  )
}

function checkPasswords({ newPassword, confirmPassword }: FormValues) {
  return newPassword === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}
