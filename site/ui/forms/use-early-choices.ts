import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Hands over what was chosen in a form before its script had arrived. It reads the form while it
 * renders first, because hydration sets each choice back to what the server sent.
 */
export function useEarlyChoices<Search>(
  formId: string,
  read: (form: HTMLFormElement) => Search,
  apply: (chosen: Search) => void
): void {
  const [chosen] = useState(() => readEarly(formId, read))
  const [isHydrated, setHydrated] = useState(false)
  const applyOnce = useEffectEvent(() => {
    if (!chosen) return
    // React may render more than once before it hydrates: the choices are cleared here.
    delete document.getElementById(formId)?.dataset['chosenEarly']
    apply(chosen)
  })
  // After the first effects, which synchronize address and fields with what the server sent.
  useEffect(() => setHydrated(true), [])
  useEffect(() => {
    if (isHydrated) applyOnce()
  }, [isHydrated])
}

/** `pre-paint.js` marks a form in which something was chosen. */
function readEarly<Search>(
  formId: string,
  read: (form: HTMLFormElement) => Search
): Search | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement) || form.dataset['chosenEarly'] === undefined) return
  return read(form)
}
