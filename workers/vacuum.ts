import type { DataAccess } from '#services/startup/open-infrastructure.ts'

/** A server does this by itself; the embedded database has nobody else to do it. */
export async function vacuum({ db }: DataAccess): Promise<number> {
  if (db.kind === 'embedded') await db.exec('VACUUM (ANALYZE)')
  return 0
}
