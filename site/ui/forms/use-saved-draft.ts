import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Form } from './use-form.ts'

/** Saves what was written in some fields in sessionStorage until the form is sent. */
export function useSavedDraft(key: string, names: readonly string[], form: Form): void {
  const { values, initial } = form
  const written = names
    .filter(name => values[name] !== initial[name])
    .map(name => [name, values[name] ?? ''])
  const draft = written.some(([, text]) => text) ? new URLSearchParams(written).toString() : ''
  const restore = useEffectEvent(() => {
    for (const [name, text] of new URLSearchParams(sessionStorage.getItem(key) ?? '')) {
      if (text && values[name] === initial[name]) form.set(name, text)
    }
  })
  // Effects after the next paint are too late for a user who leaves at once.
  useLayoutEffect(() => restore(), [])
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (draft) sessionStorage.setItem(key, draft)
    else if (isRestored.current) deleteSavedDraft(key)
    isRestored.current = true
  }, [key, draft])
}

/** For a form that is shown next. */
export function prefillDraft(key: string, values: Record<string, string>): void {
  sessionStorage.setItem(key, new URLSearchParams(values).toString())
}

export function deleteSavedDraft(key: string): void {
  sessionStorage.removeItem(key)
}
