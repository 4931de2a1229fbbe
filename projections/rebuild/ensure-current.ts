import type { Database, Queryable } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import {
  findReadModelVersion,
  listBuiltProjections,
  parseVersions,
  recordReadModelVersion,
  requireNotLater
} from '#events/store/read-model-versions.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import type { Projection } from '#projections/projection.ts'
import { rebuildLocked } from './rebuild.ts'
import type { ReplayProgress } from './replay.ts'

/**
 * Rebuilds the projections that the database has in another version, from other versions of events, or not at all;
 * returns the positions of events that could not be decrypted.
 */
export async function ensureReadModelCurrent(
  db: Database,
  vault: PersonalDataVault,
  progress?: ReplayProgress
): Promise<number[]> {
  return db.withExclusiveLock(async () => {
    const due = await findOutdatedProjections(db)
    if (due.length) {
      const replay = { db, vault, projections: due, progress }
      return (await rebuildLocked(replay, readModelVersion)).unreadable
    }
    await recordReadModelVersion(db, readModelVersion)
    return []
  })
}

/** Throws ProgramOutdated when the database has later versions. */
export async function isReadModelCurrent(db: Queryable): Promise<boolean> {
  const due = await findOutdatedProjections(db)
  return due.length === 0 && (await findReadModelVersion(db)) === readModelVersion
}

async function findOutdatedProjections(db: Queryable): Promise<Projection[]> {
  await requireNotLater(db, readModelVersion)
  const built = await listBuiltProjections(db)
  const stored = parseVersions(await findReadModelVersion(db))
  const own = parseVersions(readModelVersion)
  /** An event type without a version was stored before versions were recorded, or never. */
  const isUpcastLater = (type: string) => (stored.get(type) ?? 1) !== own.get(type)
  return projections.filter(({ name, version, on }) => {
    const isBuilt = built.some(one => one.name === name && one.version === version)
    return !isBuilt || Object.keys(on).some(isUpcastLater)
  })
}
