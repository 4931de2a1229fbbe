import type { Database, Queries, Transaction } from '#events/database/database.ts'
import type { Vault } from '#events/privacy/personal-data-vault.ts'
import { projections, shape, shapeOf } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildAlone } from './rebuild.ts'
import type { Progress } from './shadow-schema.ts'

/** Brings the read tables to what this program needs; nothing happens when they are there already. */
export async function prepareReadTables(
  db: Database,
  vault: Vault,
  progress?: Progress
): Promise<void> {
  await db.alone(async () => {
    const due = await outdated(db, projections)
    if (due.length) await rebuildAlone({ db, vault, projections: due, progress }, shape)
  })
}

async function outdated(db: Database, list: readonly Projection[]): Promise<Projection[]> {
  const built = await db.query<Projection>('SELECT name, version FROM es.projections')
  const known = new Set(built.map(projection => shapeOf([projection])))
  return list.filter(projection => !known.has(shapeOf([projection])))
}

/** Whoever fills the log behind the tables' back says so first: if nobody rebuilds them, a start does. */
export async function outdate(db: Queries): Promise<void> {
  await db.query('UPDATE es.projections SET version = 0')
}

/** The same, and until they are rebuilt every append is refused. Takes the gate. */
export async function closeUntilRebuilt(tx: Transaction): Promise<void> {
  await tx.query('UPDATE es.head SET shape = $1', [''])
  await outdate(tx)
}
