import { useEffect, useState } from 'react'
import { type AuthUrl, readAuthUrl } from '#services/auth/shared/auth-url.ts'

/** The tab that the address names, which Back returns to. */
export function useAuthTab(first: AuthUrl['tab']) {
  const [selected, setSelected] = useState(first)
  useEffect(() => {
    const read = () => setSelected(readAuthUrl(location.search).tab)
    // Another tab may have been opened before the script arrived.
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  function select(id: string) {
    const address = new URL(location.href)
    if (id === 'register') address.searchParams.set('register', 'true')
    else address.searchParams.delete('register')
    if (address.href !== location.href) history.pushState(null, '', address)
    setSelected(readAuthUrl(address.search).tab)
  }
  return { selected, select }
}
