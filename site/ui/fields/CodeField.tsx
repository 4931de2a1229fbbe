import { TextField } from './TextField.tsx'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

/** The second step of signing in. */
export function CodeField({ form }: { form: Form }) {
  return (
    <TextField
      form={form}
      name="code"
      label={formWords.code}
      hint={formWords.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
