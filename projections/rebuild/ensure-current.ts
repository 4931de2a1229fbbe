import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections, readModelVersion, readModelVersionOf } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildLocked } from './rebuild.ts'
import type { ReplayProgress } from './shadow-schema.ts'

/** Brings the read tables to what this program needs; nothing happens when they are there already. */
export async function ensureReadModelCurrent(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<void> {
  await db.withExclusiveLock(async () => {
    const due = await findOutdated(db, projections)
    if (due.length) await rebuildLocked({ db, vault, projections: due, progress }, readModelVersion)
  })
}

async function findOutdated(db: Database, list: readonly Projection[]): Promise<Projection[]> {
  const built = await db.query<Projection>('SELECT name, version FROM es.projections')
  const known = new Set(built.map(projection => readModelVersionOf([projection])))
  return list.filter(projection => !known.has(readModelVersionOf([projection])))
}

/** Whoever fills the log behind the tables' back says so first: if nobody rebuilds them, a start does. */
export async function markStale(db: Queryable): Promise<void> {
  await db.query('UPDATE es.projections SET version = 0')
}

/** The same, and until they are rebuilt every append is refused. Takes the gate. */
export async function blockWrites(tx: Transaction): Promise<void> {
  await tx.query('UPDATE es.head SET shape = $1', [''])
  await markStale(tx)
}
