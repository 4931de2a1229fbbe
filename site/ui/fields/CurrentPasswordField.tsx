import { PasswordField } from './PasswordField.tsx'
import type { Form } from '../forms/use-form.ts'

/** Asks a signed-in user for the password again; contracts name it `currentPassword`. */
export function CurrentPasswordField({ form, hint }: { form: Form; hint?: string }) {
  return (
    <PasswordField
      form={form}
      name="currentPassword"
      label="Tu contraseña"
      hint={hint}
      what="tu contraseña"
      autoComplete="current-password"
    />
  )
}
