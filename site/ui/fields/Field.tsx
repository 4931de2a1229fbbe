import type { ReactNode } from 'react'
import type { Form } from '../forms/use-form.ts'
import { formWords } from '#services/words/words.ts'

export interface FieldProps {
  form: Form
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
}

/** Attributes that tie an input to its label, hint and error. */
export function fieldInputProps({ form, name, hint, isOptional }: FieldProps, more?: string) {
  const id = form.id(name)
  const isWrong = form.errorOf(name) !== undefined
  const descriptions = [hint && `${id}-hint`, isWrong && `${id}-error`, more && `${id}-${more}`]
  return {
    id,
    name,
    value: form.values[name] ?? '',
    'aria-required': !isOptional,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined
  } as const
}

/** Label, hint, error, control, in this order. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { form, name, label, isOptional } = props
  return (
    <div className="field">
      <label htmlFor={form.id(name)}>
        {label} {isOptional && <span className="optional">{formWords.optional}</span>}
      </label>
      <HintAndError {...props} />
      {children}
    </div>
  )
}

export function HintAndError({ form, name, hint }: FieldProps) {
  const id = form.id(name)
  const error = form.errorOf(name)
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="visually-hidden">{formWords.error} </span>
          {error}
        </p>
      )}
    </>
  )
}
