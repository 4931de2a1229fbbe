import { ChangePassword } from '#services/users/contract.ts'
import { passwordsDiffer } from '#services/users/shared/refusals.ts'
import { NewPasswordFields } from '#site/ui/fields/NewPasswordFields.tsx'
import { ValidatedForm } from '#site/ui/forms/ValidatedForm.tsx'
import { PasswordField } from '#site/ui/fields/PasswordField.tsx'
import { SubmitButton } from '#site/ui/forms/SubmitButton.tsx'
import type { FormValues } from '#site/ui/forms/form-schema.ts'
import { useForm } from '#site/ui/forms/use-form.ts'
import { callApi, apiClient, type CurrentUser } from '#site/lib/api.ts'
import { toast } from '#site/ui/feedback/toast.ts'
import { HiddenUsername } from './HiddenUsername.tsx'

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({
  user,
  onDone
}: {
  user: CurrentUser
  onDone(message: string): void
}) {
  const param = { id: user.id }
  const form = useForm({
    schema: ChangePassword,
    initial,
    validate: checkPasswords,
    send: json => callApi(apiClient.users[':id'].password.$put({ param, json })),
    onSuccess: ({ message }) => onDone(message),
    onFailure: description =>
      toast({ title: 'Error al cambiar la contraseña', description, variant: 'destructive' }),
    prefix: 'password-'
  })
  return (
    <ValidatedForm form={form} className="column">
      <HiddenUsername username={user.username} />
      <PasswordField
        form={form}
        name="currentPassword"
        label="Contraseña actual"
        what="la contraseña actual"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} name="newPassword" label="Contraseña nueva" />
      <SubmitButton form={form} text="Guardar contraseña" pending="Guardando…" />
    </ValidatedForm>
  )
}

function checkPasswords({ newPassword, confirmPassword }: FormValues) {
  return newPassword === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}
