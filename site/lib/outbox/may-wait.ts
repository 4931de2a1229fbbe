const flagKey = 'pendientes'

/** False when nothing waits on this device: then no page opens its database. */
export function mayWait(): boolean {
  try {
    return localStorage.getItem(flagKey) !== null
  } catch {
    return false
  }
}

/** Where it cannot be stored, what waits is sent by the page that kept it. */
export function setMayWait(mayWait: boolean): void {
  try {
    if (mayWait) localStorage.setItem(flagKey, '1')
    else localStorage.removeItem(flagKey)
  } catch (error) {
    console.warn(error)
  }
}
