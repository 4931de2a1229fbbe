import { LogIn } from '#services/auth/contract.ts'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { PasswordField } from '#site/ui/PasswordField.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { useForm } from '#site/ui/use-form.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { toast } from '#site/ui/toast.ts'
import { usernameInput } from './username-input.ts'
import { afterLogIn } from './after-sign-in.ts'

export function LogInForm({ onOther }: { onOther(): void }) {
  const form = useForm({
    schema: LogIn,
    initial: { username: '', password: '' },
    send: json => callApi(apiClient.login.$post({ json })),
    onSuccess: afterLogIn,
    onFailure: description =>
      toast({ title: 'Error de inicio de sesión', description, variant: 'destructive' }),
    clearOnFailure: ['password'],
    prefix: 'login-'
  })
  return (
    <ValidatedForm form={form} className="panel">
      <TextField form={form} name="username" label="Nombre de usuario" {...usernameInput} />
      <PasswordField
        form={form}
        name="password"
        label="Contraseña"
        what="la contraseña"
        autoComplete="current-password"
      />
      <SubmitButton form={form} text="Iniciar Sesión" pending="Iniciando sesión…" />
      <p className="row">
        <span>¿Todavía no tienes cuenta?</span>
        <button className="button quiet slim" type="button" onClick={onOther}>
          Crear una cuenta
        </button>
      </p>
    </ValidatedForm>
  )
}
