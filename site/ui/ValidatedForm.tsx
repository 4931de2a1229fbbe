import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { Form } from './use-form.ts'

interface Props {
  form: Form
  className?: string
  onSubmit?: (event: FormEvent) => void
  /** What stands above the errors. */
  intro?: ReactNode
  children: ReactNode
}

/**
 * A form with its errors above the fields. Sent before its script has arrived, it keeps what was
 * typed out of the address, waits, and sends itself.
 */
export function ValidatedForm({
  form,
  className = '',
  onSubmit = form.submit,
  intro,
  children
}: Props) {
  const { element, isHydrated } = useEarlySubmission()
  return (
    <form
      className={`form ${className}`}
      ref={element}
      method="dialog"
      noValidate
      data-awaiting-script={isHydrated ? undefined : ''}
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

/** `pre-paint.js` marks a form that was sent early. */
function useEarlySubmission() {
  const element = useRef<HTMLFormElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    const form = element.current
    if (!isHydrated || form?.dataset['sentEarly'] === undefined) return
    delete form.dataset['sentEarly']
    form.requestSubmit()
  }, [isHydrated])
  return { element, isHydrated }
}
