import { minute } from '#events/units.ts'
import { useEffect, useState } from 'react'
import { onPageRestored } from '#site/lib/browser/on-page-restored.ts'

const refreshInterval = minute

/** The time of countdowns: first that of the page, then the clock's, updated each minute. */
export function useNow(first: number): number {
  const [now, setNow] = useState(first)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setInterval(tick, refreshInterval)
    const stop = onPageRestored(tick)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return now
}
