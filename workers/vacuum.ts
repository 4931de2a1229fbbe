import type { DataAccess } from '#services/platform/startup/open-infrastructure.ts'

/** A server has autovacuum; the embedded database has not. */
export async function vacuum({ db }: DataAccess): Promise<number> {
  if (db.kind === 'embedded') await db.exec('VACUUM (ANALYZE)')
  return 0
}
