import type { Database } from '#events/database.ts'
import { migrate } from '#events/migrate.ts'
import type { Vault } from '#events/vault.ts'
import { migrations, projections, shape, shapeOf } from './index.ts'
import type { Projection } from './projection.ts'
import { rebuildAlone } from './rebuild.ts'
import type { Progress } from './shadow.ts'

/** Brings a database to what this program needs; nothing happens when it is there already. */
export async function prepare(db: Database, vault: Vault, progress?: Progress): Promise<void> {
  await migrate(db, migrations)
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
