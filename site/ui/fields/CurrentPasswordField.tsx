import { PasswordField } from './PasswordField.tsx'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

/** Asks a signed-in user for the password again; contracts name it `currentPassword`. */
export function CurrentPasswordField({ form, hint }: { form: Form; hint?: string }) {
  return (
    <PasswordField
      form={form}
      name="currentPassword"
      label={formWords.yourPassword}
      hint={hint}
      what={formWords.yourOwnPassword}
      autoComplete="current-password"
    />
  )
}
