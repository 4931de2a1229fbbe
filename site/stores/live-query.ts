import { useEffect, useEffectEvent } from 'react'
import { onChange } from './live.ts'
import { type QueryState, updateCache, useQuery } from './queries.ts'

/** A query that is requested again when something of the signed-in user changes. */
export function useLiveQuery<T>(key: string, call: () => Promise<T>): QueryState<T> {
  const query = useQuery(key, call)
  const current = useEffectEvent(() => query)
  const refreshShown = useEffectEvent(() => refresh(key, call, () => current()))
  useEffect(() => onChange(() => document.hidden || refreshShown()), [])
  return query
}

/** Keys that are being refreshed; true when the refresh has to be repeated. */
const refreshing = new Map<string, boolean>()

/** Refreshes what is shown in the background: a failure changes nothing. */
async function refresh<T>(
  key: string,
  call: () => Promise<T>,
  current: () => QueryState<T>
): Promise<void> {
  const isRunning = refreshing.has(key)
  refreshing.set(key, true)
  if (isRunning) return
  while (refreshing.get(key)) {
    refreshing.set(key, false)
    const { data: shown, error } = current()
    const data = error ? undefined : await call().catch(() => undefined)
    // The response may be older than the change.
    if (current().data !== shown) refreshing.set(key, true)
    else if (data !== undefined) updateCache(key, () => data)
  }
  refreshing.delete(key)
}
