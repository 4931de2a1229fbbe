import { useEffect, useState } from 'react'

const shownFor = 3_000

/** Copies a text; for three seconds `outcome` says whether it did. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      return true
    } catch {
      setOutcome('failed')
      return false
    }
  }
  return { outcome, copy }
}
