import { type RefObject, useEffect, useState } from 'react'

/** Called once a write is gone from the page: when it had the focus, the first element that is named here takes it. */
export function useFocusAfter(place: RefObject<HTMLElement | null>, selector: string): () => void {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count) takeLostFocus(place.current?.querySelector<HTMLElement>(selector))
  }, [count, place, selector])
  return () => setCount(before => before + 1)
}

/** Nothing happens while another element has the focus. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (!element || document.activeElement !== document.body) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus()
}
