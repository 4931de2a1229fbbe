import type { Database } from '#events/database/database.ts'

/** A server vacuums by itself, the embedded database does not. */
export async function vacuum({ db }: { db: Database }): Promise<number> {
  if (db.kind === 'embedded') await db.vacuum()
  return 0
}
