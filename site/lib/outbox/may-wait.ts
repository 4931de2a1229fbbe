const flagKey = 'pendientes'

/** False when nothing waits on this device: then no page opens its database. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(flagKey) !== null
  } catch {
    return false
  }
}

export function setMayWait(mayWait: boolean): void {
  if (mayWait) localStorage.setItem(flagKey, '1')
  else localStorage.removeItem(flagKey)
}
