import { accountHeader } from '#services/auth/shared/account-header.ts'

/** A write that was kept on this device before it was sent, until it has arrived. */
export interface Waiting {
  /** The idempotency key of its request. */
  key: string
  path: string
  /** JSON; empty once it has arrived, or was erased. */
  body: string
  /** Id of the account that wrote it; empty for a guest, whose request carries no session. */
  person: string
  /** What it is called in a list. */
  title: string
  /** Milliseconds. */
  writtenAt: number
  state: 'waiting' | 'signed-out' | 'refused' | 'arrived' | 'erased'
  /** The sentence of the server, once it was refused; in Spanish where it is stored. */
  refusal?: string
  /** The code of the refusal. */
  refusalCode?: string | undefined
}

export const isMessage = ({ path }: Pick<Waiting, 'path'>): boolean => path === '/api/messages'

/** The headers of its request, which has no effect in the session of another account. */
export const headersOf = ({ key, person }: Pick<Waiting, 'key' | 'person'>) => ({
  'Idempotency-Key': key,
  ...(person && { [accountHeader]: person })
})

const databaseName = 'pendientes'
const storeName = 'escrituras'

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
  return result(request)
}

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(storeName, mode)
    const request = work(transaction.objectStore(storeName))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

/** The oldest first. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = await withStore<Waiting[]>('readonly', store => store.getAll())
  return all.sort((a, b) => a.writtenAt - b.writtenAt)
}

export const keep = (waiting: Waiting) => withStore('readwrite', store => store.put(waiting))

/** Not once it was deleted or erased: a session may end while its write is on the way. */
export const changeWaiting = (waiting: Waiting) =>
  withStore('readwrite', store => {
    const known: IDBRequest<Waiting | undefined> = store.get(waiting.key)
    known.onsuccess = () => known.result?.body && store.put(waiting)
    return known
  })

export const drop = (key: string) => withStore('readwrite', store => store.delete(key))
