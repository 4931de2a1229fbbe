import { CodeField } from '../fields/CodeField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import type { useLogInForm } from './use-log-in-form.ts'
import { formWords } from '#services/words/words.ts'

type Props = Pick<ReturnType<typeof useLogInForm>, 'form' | 'isCodeAsked'>

/** The password, and the code of an account that has a second step. */
export function LogInFields({ form, isCodeAsked }: Props) {
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={formWords.password}
        what={formWords.thePassword}
        autoComplete="current-password"
      />
      {isCodeAsked && <CodeField form={form} />}
    </>
  )
}

export function LogInButton({ form }: Pick<Props, 'form'>) {
  return <SubmitButton form={form} text={formWords.logIn} pending={formWords.loggingIn} />
}
