import { TextField } from './TextField.tsx'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

/** The second step of signing in. */
export function CodeField({ form, name = 'code' }: { form: Form; name?: string }) {
  return (
    <TextField
      form={form}
      name={name}
      label={formWords.code}
      hint={formWords.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
