import type { Queryable } from '#events/database/database.ts'
import { InsufficientPrivilege } from '#events/database/sql-errors.ts'

/** What the role of the application may not do, by table: it appends to the log and changes nothing in it. */
export const eventStoreRestrictions: Record<string, string> = {
  'es.events': 'UPDATE, DELETE',
  'es.chain': 'UPDATE, DELETE',
  'es.erasures': 'UPDATE, DELETE',
  'es.head': 'INSERT, DELETE',
  'es.projections': 'INSERT, UPDATE, DELETE'
}

/** Throws InsufficientPrivilege for a role that only reads. */
export async function requireAppendAllowed(db: Queryable): Promise<void> {
  const [row] = await db.query<{ allowed: boolean }>(
    "SELECT has_table_privilege('es.events', 'INSERT') AS allowed"
  )
  if (!row?.allowed) throw new InsufficientPrivilege()
}
