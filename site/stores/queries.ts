import { type FetcherStore, nanoquery } from '@nanostores/query'
import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { onPageRestored } from '#site/lib/browser/on-page-restored.ts'

const [createFetcherStore, , { invalidateKeys, mutateCache }] = nanoquery({
  dedupeTime: Infinity,
  cacheLifetime: Infinity,
  onErrorRetry: null
})

const stores = new Map<string, FetcherStore>()

export interface QueryState<T> {
  /** The last response; while another key loads, that of the key before. */
  data: T | undefined
  error: Error | undefined
  isLoading: boolean
  retry(): void
}

/**
 * The response of a call, requested once for each key. A key begins with the resource:
 * `applications?page=2`.
 */
export function useQuery<T>(key: string, call: () => Promise<T>): QueryState<T> {
  const store = getStore<T>(key, call)
  const { data, error, loading } = useStore(store, { ssr: 'initial' })
  const last = useRef<T>(undefined)
  if (data !== undefined) last.current = data
  useEffect(() => fetchWhenVisible(store), [store])
  const reloadShown = useEffectEvent(() => void reload(key, call))
  useEffect(() => onPageRestored(() => reloadShown()), [])
  return {
    data: data ?? (error ? undefined : last.current),
    error,
    isLoading: loading || (data === undefined && error === undefined),
    retry: () => store.invalidate()
  }
}

function getStore<T>(key: string, call: () => Promise<T>): FetcherStore<T, Error> {
  const known = stores.get(key)
  if (known) return known
  const store = createFetcherStore<T, Error>(key, { fetcher: call })
  stores.set(key, store)
  return store
}

/** A tab that is hidden at first would never fetch. */
function fetchWhenVisible(store: FetcherStore): () => void {
  const fetchOnce = () => {
    const { data, error } = store.get()
    if (!document.hidden && data === undefined && !error) store.revalidate()
  }
  document.addEventListener('visibilitychange', fetchOnce)
  return () => document.removeEventListener('visibilitychange', fetchOnce)
}

/** Fetches before anything renders, so that data and session load in parallel. */
export function prefetch<T>(key: string, call: () => Promise<T>): void {
  void getStore(key, call).fetch()
}

/** Changes a cached response without a request. */
export function updateCache<T>(key: string, change: (data: T) => T): void {
  const data = stores.get(key)?.get().data
  if (data !== undefined) mutateCache(key, change(data))
}

/** Without a line what is shown stays. */
async function reload<T>(key: string, call: () => Promise<T>): Promise<void> {
  const data = await call().catch(() => undefined)
  if (data !== undefined) updateCache<T>(key, () => data)
}

/** Refetches every response of a resource. */
export function invalidate(resource: string): void {
  invalidateKeys(key => key.startsWith(resource))
}
