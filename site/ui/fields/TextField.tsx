import type { ComponentProps } from 'react'
import { fieldInputProps, Field, type FieldProps } from './Field.tsx'
import { formWords } from '#services/words/words.ts'

type Input = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'list'
  | 'placeholder'
>

/** One line of text. */
export function TextField({
  kind = '',
  ...props
}: FieldProps & Input & { kind?: 'phone' | 'age' | 'digits' | '' }) {
  const { form, name, label, hint, isOptional, ...input } = props
  return (
    <Field {...props}>
      <input
        className={`input ${kind}`}
        dir="auto"
        type="text"
        {...input}
        {...fieldInputProps(props)}
        onChange={event => form.set(name, event.target.value)}
      />
    </Field>
  )
}

/** The inputs that several forms share, with their autocomplete. */
export const phoneInput = {
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  kind: 'phone'
} as const

export const nameInput = { autoComplete: 'name', spellCheck: false } as const

export const locationInput = {
  label: formWords.place,
  hint: formWords.townOrProvince,
  autoComplete: 'address-level2',
  isOptional: true
} as const
