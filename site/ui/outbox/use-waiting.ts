import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Waiting } from '#site/lib/outbox/waiting.ts'
import { $waiting } from './outbox.ts'

const none: readonly Waiting[] = []

/** What waits on this device; nothing in the first render, as on the server: the page may know it before its islands run. */
export function useWaiting(): readonly Waiting[] {
  const waiting = useStore($waiting)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? waiting : none
}
