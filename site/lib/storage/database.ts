import { longestWait } from './locks-and-channels.ts'

/**
 * The result of a request in a store of the browser's database, once it is committed. Rejects when the browser refuses it, and
 * when it does not answer in time: then nothing is written later either.
 */
export function withStore<T>(
  databaseName: string,
  storeName: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
  return new Promise((resolve, reject) => {
    let transaction: IDBTransaction | undefined
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new Error(`the database ${databaseName} does not answer`))
      try {
        transaction?.abort()
      } catch (error) {
        // It was being committed.
        console.warn(error)
      }
    }, longestWait)
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'key' })
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      try {
        if (isLate) return
        transaction = database.transaction(storeName, mode)
        const request = work(transaction.objectStore(storeName))
        transaction.oncomplete = () => {
          clearTimeout(timer)
          resolve(request.result)
        }
        transaction.onabort = () => {
          clearTimeout(timer)
          reject(transaction?.error)
        }
      } catch (error) {
        reject(error)
      } finally {
        // Once its transaction is over.
        database.close()
      }
    }
  })
}
