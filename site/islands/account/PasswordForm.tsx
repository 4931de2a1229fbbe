import { ChangePassword, passwordsDiffer } from '#services/users/contract.ts'
import { NewPassword } from '#site/ui/form/NewPasswordFields.tsx'
import { ErrorSummary } from '#site/ui/form/ErrorSummary.tsx'
import { PasswordField } from '#site/ui/form/PasswordField.tsx'
import { Submit } from '#site/ui/form/SubmitButton.tsx'
import { useForm, type Values } from '#site/ui/form/use-form.ts'
import { answerOf, api, type User } from '#site/lib/api.ts'
import { toast } from '#site/ui/toasts/toast.ts'

const initial = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function PasswordForm({ user, onDone }: { user: User; onDone(message: string): void }) {
  const param = { id: user.id }
  const form = useForm({
    schema: ChangePassword,
    initial,
    check: checkPasswords,
    send: json => answerOf(api.users[':id'].password.$put({ param, json })),
    onDone: ({ message }) => onDone(message),
    onFailure: description =>
      toast({ title: 'Error al cambiar la contraseña', description, variant: 'destructive' }),
    prefix: 'password-'
  })
  return (
    <form className="form column" noValidate onSubmit={form.submit}>
      <ErrorSummary form={form} />
      <input
        className="unseen"
        type="text"
        autoComplete="username"
        value={user.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        form={form}
        name="currentPassword"
        label="Contraseña actual"
        what="la contraseña actual"
        autoComplete="current-password"
      />
      <NewPassword form={form} name="newPassword" label="Contraseña nueva" />
      <Submit form={form} text="Guardar contraseña" pending="Guardando…" />
    </form>
  )
}

function checkPasswords({ newPassword, confirmPassword }: Values) {
  return newPassword === confirmPassword
    ? []
    : [{ field: 'confirmPassword', message: passwordsDiffer }]
}
