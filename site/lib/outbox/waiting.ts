import { accountHeader } from '#services/auth/shared/account-header.ts'
import { withStore } from '../storage/database.ts'

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
  /** Milliseconds, by the clock of the device: it orders what waits. */
  writtenAt: number
  /** When the server first answered to it, by its clock: its age counts from then. */
  reachedAt?: number
  state: 'waiting' | 'signed-out' | 'refused' | 'arrived' | 'erased' | 'expired'
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

const inStore = <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> => withStore(databaseName, storeName, mode, work)

/** The oldest first. */
export async function listWaiting(): Promise<Waiting[]> {
  const all = await inStore<Waiting[]>('readonly', store => store.getAll())
  return all.sort((a, b) => a.writtenAt - b.writtenAt)
}

export const keep = (waiting: Waiting) => inStore('readwrite', store => store.put(waiting))

/** Not once it was deleted or erased: a session may end while its write is on the way. */
export const changeWaiting = (waiting: Waiting) =>
  inStore('readwrite', store => {
    const known: IDBRequest<Waiting | undefined> = store.get(waiting.key)
    known.onsuccess = () => known.result?.body && store.put(waiting)
    return known
  })

export const drop = (key: string) => inStore('readwrite', store => store.delete(key))
