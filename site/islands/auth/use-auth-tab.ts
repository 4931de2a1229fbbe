import { useEffect, useState } from 'react'

export type AuthTab = 'login' | 'register'
export type RequestedUserType = 'applicant' | 'employer' | ''

/** What the address asks for: `register=true`, and the kind of account as `type` or `userType`. */
export function readAuthUrl(query: string): { tab: AuthTab; userType: RequestedUserType } {
  const params = new URLSearchParams(query)
  return {
    tab: params.get('register') === 'true' ? 'register' : 'login',
    userType: requestedUserType(params.get('type') ?? params.get('userType'))
  }
}

function requestedUserType(value: string | null): RequestedUserType {
  if (value === 'employer') return 'employer'
  return value === 'applicant' || value === 'candidate' ? 'applicant' : ''
}

/** The tab that the address names. The page itself shows it before this runs: see `auth-tab.js`. */
export function useAuthTab() {
  const [asked, setAsked] = useState(readAuthUrl(''))
  useEffect(() => {
    const read = () => setAsked(readAuthUrl(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  function select(id: string) {
    const address = new URL(location.href)
    if (id === 'register') address.searchParams.set('register', 'true')
    else address.searchParams.delete('register')
    if (address.href !== location.href) history.pushState(null, '', address)
    setAsked(readAuthUrl(address.search))
  }
  return { selected: asked.tab, userType: asked.userType, select }
}
