import { useEffect, useState } from 'react'

const refreshInterval = 60_000

/** The time by which countdowns count: the page's own first, then the clock's, minute by minute. */
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
