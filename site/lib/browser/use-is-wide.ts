import { useSyncExternalStore } from 'react'

const wide = '(width >= 1024px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the filters stand beside the list; false before the first render. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false
  )
}
