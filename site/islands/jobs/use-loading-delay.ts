import { useEffect, useState } from 'react'

const slow = 200
const late = 1_000

/** How a wait feels: short ones are not worth a word. */
export function useWaiting(isLoading: boolean): { isSlow: boolean; isLate: boolean } {
  const [waited, setWaited] = useState(0)
  useEffect(() => {
    if (!isLoading) return
    const timers = [slow, late].map(time => setTimeout(() => setWaited(time), time))
    return () => {
      timers.forEach(clearTimeout)
      setWaited(0)
    }
  }, [isLoading])
  return { isSlow: isLoading && waited >= slow, isLate: isLoading && waited >= late }
}
