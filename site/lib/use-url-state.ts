import { useEffect, useState } from 'react'

/**
 * What the address asks for, and how to go on to another address of the same page. It reads the
 * browser's own, so it is for what is drawn only there.
 */
export function useUrlState<T>(read: (params: URLSearchParams) => T) {
  const [asked, setAsked] = useState(() => readUrl(read))
  useEffect(() => {
    const back = () => setAsked(readUrl(read))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [read])
  function go(path: string, kind: 'pushState' | 'replaceState' = 'pushState') {
    history[kind](null, '', path)
    setAsked(readUrl(read))
  }
  return { asked, go }
}

export function readUrl<T>(read: (params: URLSearchParams) => T): T {
  return read(new URLSearchParams(location.search))
}
