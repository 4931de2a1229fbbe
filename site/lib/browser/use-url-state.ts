import { useEffect, useState } from 'react'

/**
 * State in the query of the address, and the way to another address of the same page.
 * For components that render in the browser only.
 */
export function useUrlState<T>(read: (params: URLSearchParams) => T) {
  const [state, setState] = useState(() => readUrl(read))
  useEffect(() => {
    const onBack = () => setState(readUrl(read))
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [read])
  function go(path: string, kind: 'pushState' | 'replaceState' = 'pushState') {
    history[kind](null, '', path)
    setState(readUrl(read))
  }
  return { state, go }
}

export function readUrl<T>(read: (params: URLSearchParams) => T): T {
  return read(new URLSearchParams(location.search))
}
