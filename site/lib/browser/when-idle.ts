type WithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Runs once the page has nothing else to do; not where the visitor saves data. Returns a function that stops it. */
export function whenIdle(act: () => void): (() => void) | undefined {
  const { connection }: WithConnection = navigator
  if (connection?.saveData) return undefined
  // Safari has no callbacks of an idle page.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, idleAfter)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act)
  return () => cancelIdleCallback(request)
}

/** Milliseconds. */
const idleAfter = 2_000
