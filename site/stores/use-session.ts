import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $session, findSession, type SessionState } from './session.ts'

/** The signed-in user; requested once a page. */
export function useSession(): SessionState {
  const session = useStore($session, { ssr: 'initial' })
  useEffect(() => void findSession(), [])
  return session
}
