import { minute } from '#events/units.ts'
import { useEffect, useState } from 'react'

const refreshInterval = minute

/** The time of countdowns: first that of the page, then the clock's, updated each minute. */
export function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const returned = ({ persisted }: PageTransitionEvent) => persisted && tick()
    const timer = setInterval(tick, refreshInterval)
    addEventListener('pageshow', returned)
    return () => {
      clearInterval(timer)
      removeEventListener('pageshow', returned)
    }
  }, [])
  return now
}
