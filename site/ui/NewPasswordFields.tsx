import { PasswordField } from './PasswordField.tsx'
import type { Form } from './use-form.ts'
import { isCommonPassword } from './common-passwords.ts'

interface Props {
  form: Form
  name?: string
  label?: string
}

/** A new password, typed twice; a common one gets a warning and is accepted. */
export function NewPasswordFields({ form, name = 'password', label = 'Contraseña' }: Props) {
  const isCommon = isCommonPassword(form.values[name] ?? '')
  return (
    <>
      <div>
        <PasswordField
          form={form}
          name={name}
          label={label}
          hint="Al menos 6 caracteres. Tres palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar."
          what="la contraseña"
          autoComplete="new-password"
        />
        <div role="status">
          {isCommon && (
            <p className="notice warning">
              Esa contraseña es de las más usadas y se adivina enseguida. Te recomendamos otra.
            </p>
          )}
        </div>
      </div>
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
