import type { Queryable } from '#events/database/database.ts'

/** ISO instant of the last backup of the nightly job; null before the first. */
export async function findLastBackup(db: Queryable): Promise<string | null> {
  const [last] = await db.query<{ madeAt: string }>(
    'SELECT made_at AS "madeAt" FROM figures.last_backup'
  )
  return last?.madeAt ?? null
}

export async function recordBackup(db: Queryable, madeAt: string): Promise<void> {
  await db.query(
    `INSERT INTO figures.last_backup (made_at) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET made_at = excluded.made_at`,
    [madeAt]
  )
}

/** Seconds since the last backup of the nightly job; null before the first. */
export async function readBackupAge(db: Queryable, now: Date): Promise<number | null> {
  const madeAt = await findLastBackup(db)
  return madeAt === null ? null : (now.getTime() - Date.parse(madeAt)) / 1_000
}

/** ISO instant at which a backup was last restored for a trial; null before the first. */
export async function findLastDrill(db: Queryable): Promise<string | null> {
  const [last] = await db.query<{ madeAt: string }>(
    'SELECT made_at AS "madeAt" FROM figures.last_drill'
  )
  return last?.madeAt ?? null
}

export async function recordDrill(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO figures.last_drill (made_at) VALUES ($1)
     ON CONFLICT (one) DO UPDATE SET made_at = excluded.made_at`,
    [now.toISOString()]
  )
}
