import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { tabStorage } from '#site/lib/storage/storage.ts'
import type { Form } from './use-form.ts'

type DraftStorage = Pick<typeof tabStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Saves what was written in some fields until the form is sent: in the tab, or where the caller says. */
export function useSavedDraft(
  key: string,
  names: readonly string[],
  form: Form,
  storage: DraftStorage = tabStorage
): void {
  const { values, initial } = form
  const written = names
    .filter(name => values[name] !== initial[name])
    .map(name => [name, values[name] ?? ''])
  const draft = written.some(([, text]) => text) ? new URLSearchParams(written).toString() : ''
  const restore = useEffectEvent(() => {
    for (const [name, text] of new URLSearchParams(storage.getItem(key) ?? '')) {
      if (text && values[name] === initial[name]) form.set(name, text)
    }
  })
  // Effects after the next paint are too late for a user who leaves at once.
  useLayoutEffect(() => restore(), [])
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    if (draft) storage.setItem(key, draft)
    else if (isRestored.current) storage.removeItem(key)
    isRestored.current = true
  }, [key, draft, storage])
}

/** For a form that is shown next. */
export function prefillDraft(key: string, values: Record<string, string>): void {
  tabStorage.setItem(key, new URLSearchParams(values).toString())
}

export function deleteSavedDraft(key: string): void {
  tabStorage.removeItem(key)
}
