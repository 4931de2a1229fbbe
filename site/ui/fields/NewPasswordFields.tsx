import { isPlainlyWeak, longPassword } from '#services/auth/shared/password-shape.ts'
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Form } from '../forms/use-form.ts'

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
        hint="Al menos 6 caracteres. Dos o tres palabras que solo tú juntarías son fáciles de recordar y difíciles de adivinar."
        what="la contraseña"
        autoComplete="new-password"
        below={<PasswordStrength form={form} name={name} />}
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

/** Checks while it is typed; the server also knows lists of words. */
function PasswordStrength({ form, name }: { form: Form; name: string }) {
  const { username = '', fullName = '', email = '' } = form.values
  const typed = form.values[name] ?? ''
  const state = stateOf(typed, { username, fullName, email })
  return (
    <>
      {state && (
        <p className={`counter ${state.isGood ? 'good' : ''}`}>
          {state.isGood && <span aria-hidden="true">✓ </span>}
          {state.text}
        </p>
      )}
      <DelayedAnnouncement text={state?.text ?? ''} />
    </>
  )
}

function stateOf(typed: string, names: Parameters<typeof isPlainlyWeak>[1]) {
  if (!typed) return undefined
  if (typed.length >= 6 && isPlainlyWeak(typed, names)) {
    return { isGood: false, text: 'Es fácil de adivinar. Añade una palabra más.' }
  }
  if (typed.length >= longPassword) return { isGood: true, text: 'Difícil de adivinar' }
  return { isGood: false, text: 'Con una palabra más será difícil de adivinar.' }
}
