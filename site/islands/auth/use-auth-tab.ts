import { useEffect, useState } from 'react'

export type AuthTab = 'login' | 'register'
export type RequestedUserType = 'applicant' | 'employer' | ''

/** The tab (`register=true`) and the user type (`type` or `userType`) of the address. */
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
  const [state, setState] = useState(readAuthUrl(''))
  useEffect(() => {
    const read = () => setState(readAuthUrl(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  function select(id: string) {
    const address = new URL(location.href)
    if (id === 'register') address.searchParams.set('register', 'true')
    else address.searchParams.delete('register')
    if (address.href !== location.href) history.pushState(null, '', address)
    setState(readAuthUrl(address.search))
  }
  return { selected: state.tab, userType: state.userType, select }
}
