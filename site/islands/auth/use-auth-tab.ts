import { useEffect, useState } from 'react'

export type AuthTab = 'login' | 'register'
export type UserType = 'applicant' | 'employer' | ''

/** What the address asks for: `register=true`, and the kind of account as `type` or `userType`. */
export function readAuth(query: string): { tab: AuthTab; userType: UserType } {
  const params = new URLSearchParams(query)
  return {
    tab: params.get('register') === 'true' ? 'register' : 'login',
    userType: typeOf(params.get('type') ?? params.get('userType'))
  }
}

function typeOf(value: string | null): UserType {
  if (value === 'employer') return 'employer'
  return value === 'applicant' || value === 'candidate' ? 'applicant' : ''
}

/** The tab that the address names. The page itself shows it before this runs: see `auth-tab.js`. */
export function useAuthTab() {
  const [asked, setAsked] = useState(readAuth(''))
  useEffect(() => {
    const read = () => setAsked(readAuth(location.search))
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  function select(id: string) {
    const address = new URL(location.href)
    if (id === 'register') address.searchParams.set('register', 'true')
    else address.searchParams.delete('register')
    if (address.href !== location.href) history.pushState(null, '', address)
    setAsked(readAuth(address.search))
  }
  return { selected: asked.tab, userType: asked.userType, select }
}
