import { useEffect, useState } from 'react'

/**
 * What the address asks for, and how to go on to another address of the same page. It reads the
 * browser's own, so it is for what is drawn only there.
 */
export function useAddress<T>(read: (params: URLSearchParams) => T) {
  const [asked, setAsked] = useState(() => readHere(read))
  useEffect(() => {
    const back = () => setAsked(readHere(read))
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [read])
  function go(path: string, kind: 'pushState' | 'replaceState' = 'pushState') {
    history[kind](null, '', path)
    setAsked(readHere(read))
  }
  return { asked, go }
}

export function readHere<T>(read: (params: URLSearchParams) => T): T {
  return read(new URLSearchParams(location.search))
}
