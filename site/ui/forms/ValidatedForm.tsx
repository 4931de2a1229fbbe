import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Form } from './use-form.ts'

type FormKeyEvent = KeyboardEvent<HTMLFormElement>

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
      onKeyDown={sendFromText}
      onSubmit={onSubmit}
    >
      {intro}
      <ErrorSummary form={form} />
      {children}
    </form>
  )
}

/** Ctrl+Enter, or ⌘+Enter, presses the button of the form: Enter alone is a new line in a text. */
function sendFromText({ key, ctrlKey, metaKey, target, currentTarget }: FormKeyEvent): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLTextAreaElement)) return
  currentTarget.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
}
