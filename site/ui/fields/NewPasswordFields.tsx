import { passwordLength } from '#events/limits/auth.ts'
import { isPlainlyWeak } from '#services/auth/shared/weak-passwords.ts'
import { DelayedAnnouncement } from '../feedback/DelayedAnnouncement.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

interface Props {
  form: Form
  name?: string
  label?: string
}

/** A new password, typed twice. */
export function NewPasswordFields({ form, name = 'password', label = formWords.password }: Props) {
  return (
    <>
      <PasswordField
        form={form}
        name={name}
        label={label}
        hint={formWords.passwordHint}
        what={formWords.thePassword}
        autoComplete="new-password"
        below={<PasswordStrength form={form} name={name} />}
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={formWords.repeatPassword}
        what={formWords.theRepeatedPassword}
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
    return { isGood: false, text: formWords.easyToGuess }
  }
  if (typed.length >= passwordLength.long) return { isGood: true, text: formWords.hardToGuess }
  return { isGood: false, text: formWords.almostHard }
}
