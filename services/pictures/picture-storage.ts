import { hour } from '#events/units.ts'
import type { Database, Queryable } from '#events/database/database.ts'
import { createObjectStorage, type ObjectStorage } from './object-storage.ts'

/** Where the bytes of pictures lie; who has which is in the tables of the database. */
export interface PictureStorage {
  /**
   * Stores the bytes of objects, by their names, and their row. `insertRow` is told whether the row has to hold them; it
   * runs in a transaction.
   */
  put(
    objects: ReadonlyMap<string, Buffer>,
    insertRow: (tx: Queryable, holdsBytes: boolean) => Promise<unknown>
  ): Promise<void>
  /** Of an object that its row does not hold. */
  get(name: string): Promise<Buffer | undefined>
  /** Deletes objects whose row is gone, or never came; returns how many. Running it twice at once does no harm. */
  remove(): Promise<number>
}

interface StorageDependencies {
  db: Database
  config: { s3Url?: string | undefined }
  now(): Date
}

/** S3 where the configuration names one, else the database. */
export function createPictureStorage({ db, config, now }: StorageDependencies): PictureStorage {
  return config.s3Url ? storeInObjects(db, createObjectStorage(config.s3Url), now) : storeInRows(db)
}

function storeInRows(db: Database): PictureStorage {
  return {
    put: (_, insertRow) => db.transaction(async tx => void (await insertRow(tx, true))),
    get: async () => undefined,
    remove: async () => 0
  }
}

/** Milliseconds after which an upload that has no row was not finished. */
const longestUpload = hour
const removedAtOnce = 100

function storeInObjects(db: Database, objects: ObjectStorage, now: () => Date): PictureStorage {
  return {
    async put(bytesByName, insertRow) {
      const names = [...bytesByName.keys()]
      await queueRemovals(db, names, new Date(now().getTime() + longestUpload).toISOString())
      for (const [name, bytes] of bytesByName) await objects.put(name, bytes)
      await db.transaction(async tx => {
        await insertRow(tx, false)
        await tx.query('DELETE FROM media.removals WHERE object = ANY ($1)', [names])
      })
    },
    get: objects.get,
    async remove() {
      let total = 0
      for (;;) {
        const removed = await db.withExclusiveLock(removeDue, 'pictures')
        total += removed
        if (removed < removedAtOnce) return total
      }
    }
  }
  /** Locked from the list to the last object: one that is moved out again meanwhile would be lost. */
  async function removeDue() {
    const due = await listDue(db, now())
    for (const { object } of due) {
      await objects.remove(object)
      await db.query('DELETE FROM media.removals WHERE object = $1', [object])
    }
    return due.length
  }
}

export async function queueRemovals(
  db: Queryable,
  names: readonly string[],
  dueAt: string
): Promise<void> {
  await db.query(
    `INSERT INTO media.removals (object, due_at) SELECT unnest($1::text[]), $2
     ON CONFLICT (object) DO UPDATE SET due_at = excluded.due_at`,
    [names, dueAt]
  )
}

function listDue(db: Queryable, now: Date): Promise<{ object: string }[]> {
  return db.query('SELECT object FROM media.removals WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [
    now.toISOString(),
    removedAtOnce
  ])
}
