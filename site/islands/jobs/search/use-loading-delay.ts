import { useEffect, useState } from 'react'

const slowAfter = 200
const lateAfter = 1_000

/** `isSlow` after 200 ms, `isLate` after a second: short waits show nothing. */
export function useLoadingDelay(isLoading: boolean): { isSlow: boolean; isLate: boolean } {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (!isLoading) return
    const timers = [slowAfter, lateAfter].map(time => setTimeout(() => setWaited(time), time))
    return () => {
      timers.forEach(clearTimeout)
      setWaited(0)
    }
  }, [isLoading])
  return { isSlow: isLoading && waited >= slowAfter, isLate: isLoading && waited >= lateAfter }
}
