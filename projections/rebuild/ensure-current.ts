import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { listBuiltProjections } from '#events/store/read-model-versions.ts'
import { projections, readModelVersion, readModelVersionOf } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildLocked } from './rebuild.ts'
import type { ReplayProgress } from './shadow-schema.ts'

/** Rebuilds the projections that the database has in another version, or not at all. */
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
  const built = await listBuiltProjections(db)
  const current = new Set(built.map(({ name, version }) => `${name}:${version}`))
  return list.filter(projection => !current.has(readModelVersionOf([projection])))
}
