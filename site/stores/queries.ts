import { type FetcherStore, nanoquery } from '@nanostores/query'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'

const [createFetcherStore, , { invalidateKeys, mutateCache }] = nanoquery({
  dedupeTime: Infinity,
  cacheLifetime: Infinity,
  onErrorRetry: null
})

const stores = new Map<string, FetcherStore>()

export interface QueryState<T> {
  /** The last answer; while another key is on its way, that of the key before. */
  data: T | undefined
  error: Error | undefined
  isLoading: boolean
  retry(): void
}

/**
 * What a call answers, asked once for each key. Names of keys begin with the thing:
 * `applications?page=2`.
 */
export function useQuery<T>(key: string, call: () => Promise<T>): QueryState<T> {
  const store = getStore<T>(key, call)
  const { data, error, loading } = useStore(store, { ssr: 'initial' })
  const last = useRef<T>(undefined)
  if (data !== undefined) last.current = data
  useEffect(() => fetchWhenVisible(store), [store])
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

/** A tab that is hidden when it first asks would never ask. */
function fetchWhenVisible(store: FetcherStore): () => void {
  const ask = () => {
    const { data, error } = store.get()
    if (!document.hidden && data === undefined && !error) store.revalidate()
  }
  document.addEventListener('visibilitychange', ask)
  return () => document.removeEventListener('visibilitychange', ask)
}

/** Asks before anybody is shown the answer, so that a page's data travels beside its session. */
export function prefetch<T>(key: string, call: () => Promise<T>): void {
  void getStore(key, call).fetch()
}

/** Puts what the server has just told into an answer that is shown, without asking again. */
export function updateCache<T>(key: string, change: (data: T) => T): void {
  const data = stores.get(key)?.get().data
  if (data !== undefined) mutateCache(key, change(data))
}

/** Something has changed: every answer about it is asked for again. */
export function invalidate(thing: string): void {
  invalidateKeys(key => key.startsWith(thing))
}
