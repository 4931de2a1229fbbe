import { PasswordField } from './PasswordField.tsx'
import type { Form } from './use-form.ts'

interface Props {
  form: Form
  name?: string
  label?: string
}

/** A new password, typed twice. */
export function NewPasswordFields({ form, name = 'password', label = 'Contraseña' }: Props) {
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={label}
        hint="Al menos 6 caracteres, y ninguna de las más usadas. Tres palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar."
        what="la contraseña"
        autoComplete="new-password"
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Repite la contraseña"
        what="la contraseña repetida"
        autoComplete="new-password"
      />
    </>
  )
}
