import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Form } from './use-form.ts'

interface Props {
  form: Form
  /** The target of the form without a script, or before it arrives. */
  action?: string
  className?: string
  onSubmit?: (event: FormEvent) => void
  /** Shown above the errors. */
  intro?: ReactNode
  children: ReactNode
}

/** A form with its errors above the fields. What is typed never stands in an address. */
export function ValidatedForm({
  form,
  action = '/sin-javascript',
  className = '',
  onSubmit = form.submit,
  intro,
  children
}: Props) {
  return (
    <form
      className={`form ${className}`}
      method="post"
      action={action}
      noValidate
      data-unsaved={form.isUnsaved ? '' : undefined}
      onFocus={form.prepare}
      onSubmit={onSubmit}
    >
      {intro}
      <ErrorSummary form={form} />
      {children}
    </form>
  )
}
