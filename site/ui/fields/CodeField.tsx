import { TextField } from './TextField.tsx'
import type { Form } from '../forms/use-form.ts'

/** The second step of signing in. */
export function CodeField({ form }: { form: Form }) {
  return (
    <TextField
      form={form}
      name="code"
      label="Código de verificación"
      hint="El de tu aplicación de autenticación, o uno de recuperación."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
