import type { Database } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { listBuiltProjections } from '#events/store/read-model-versions.ts'
import { projections, readModelVersion, readModelVersionOf } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildLocked } from './rebuild.ts'
import type { ReplayProgress } from './shadow-schema.ts'

/**
 * Rebuilds the projections that the database has in another version, or not at all; returns the positions of events
 * that could not be decrypted.
 */
export async function ensureReadModelCurrent(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<number[]> {
  return db.withExclusiveLock(async () => {
    const due = await findOutdated(db, projections)
    if (!due.length) return []
    const replay = { db, vault, projections: due, progress }
    return (await rebuildLocked(replay, readModelVersion)).unreadable
  })
}

async function findOutdated(db: Database, list: readonly Projection[]): Promise<Projection[]> {
  const built = await listBuiltProjections(db)
  const current = new Set(built.map(({ name, version }) => `${name}:${version}`))
  return list.filter(projection => !current.has(readModelVersionOf([projection])))
}
