import type { Queryable } from '#events/database/database.ts'
import type { WrappedKey } from './wrapped-key.ts'

/** What the database knows of one of the operator's keys. */
export interface RegisteredKey {
  id: number
  /** A constant that only the key decrypts. */
  checkValue: Buffer
  isActive: boolean
  /** ISO instants. */
  createdAt: string
  retiredAt: string | null
}

/** Oldest first; none in a database that no process of this version has started on. */
export async function listRegisteredKeys(db: Queryable): Promise<RegisteredKey[]> {
  if (!(await hasTable(db, 'vault.master_keys'))) return []
  return db.query(
    `SELECT id, check_value AS "checkValue", is_active AS "isActive", created_at AS "createdAt",
       retired_at AS "retiredAt" FROM vault.master_keys ORDER BY id`
  )
}

/** The first key of a person that was ever stored. */
export async function readOldestKey(
  db: Queryable
): Promise<Pick<WrappedKey, 'subject' | 'wrapped'> | undefined> {
  if (!(await hasTable(db, 'vault.keys'))) return undefined
  const [oldest] = await db.query<WrappedKey>(
    'SELECT subject, wrapped FROM vault.keys ORDER BY created_at, subject LIMIT 1'
  )
  return oldest
}

async function hasTable(db: Queryable, name: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    name
  ])
  return row?.found === true
}
