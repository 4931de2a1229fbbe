import type { Queryable } from '#events/database/database.ts'

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

/** Oldest first; none in an empty database. */
export async function listRegisteredKeys(db: Queryable): Promise<RegisteredKey[]> {
  const [table] = await db.query<{ exists: boolean }>(
    `SELECT to_regclass('vault.master_keys') IS NOT NULL AS "exists"`
  )
  if (!table?.exists) return []
  return db.query(
    `SELECT id, check_value AS "checkValue", is_active AS "isActive", created_at AS "createdAt",
       retired_at AS "retiredAt" FROM vault.master_keys ORDER BY id`
  )
}
