import type { ReactNode } from 'react'
import { ValidatedForm } from '#site/ui/ValidatedForm.tsx'
import { LogInButton, LogInFields } from '#site/ui/LogInFields.tsx'
import { TextField } from '#site/ui/TextField.tsx'
import { usernameInput } from './username-input.ts'
import { afterLogIn } from './after-sign-in.ts'
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
      <LogInFields form={form} isCodeAsked={isCodeAsked} />
      <LogInButton form={form} />
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
