import type { ReactNode } from 'react'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { PasswordField } from '#site/ui/PasswordField.tsx'
import { SubmitButton } from '#site/ui/SubmitButton.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { usernameInput } from './username-input.ts'
import { afterLogIn } from './after-sign-in.ts'
import { CodeField } from '#site/ui/CodeField.tsx'
import { useLogInForm } from '#site/ui/use-log-in-form.ts'

export function LogInForm({ onOther, forgotten }: { onOther(): void; forgotten?: ReactNode }) {
  const { form, isCodeAsked } = useLogInForm({ onSuccess: afterLogIn, prefix: 'login-' })
  return (
    <ValidatedForm form={form} className="panel">
      <TextField
        form={form}
        name="username"
        label="Nombre de usuario o correo"
        {...usernameInput}
      />
      <PasswordField
        form={form}
        name="password"
        label="Contraseña"
        what="la contraseña"
        autoComplete="current-password"
      />
      {isCodeAsked && <CodeField form={form} />}
      <SubmitButton form={form} text="Iniciar Sesión" pending="Iniciando sesión…" />
      {forgotten}
      <p className="row">
        <span>¿Todavía no tienes cuenta?</span>
        <button className="button quiet slim" type="button" onClick={onOther}>
          Crear una cuenta
        </button>
      </p>
    </ValidatedForm>
  )
}
