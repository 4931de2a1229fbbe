import type { Database } from '#events/database/database.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { isEventStoreEmpty } from '#events/store/export-import.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { projections, readModelVersion } from '#projections/index.ts'
import { markStale } from '#events/store/read-model-versions.ts'
import { rebuildLocked } from '#projections/rebuild/rebuild.ts'
import { skipMailsOfThePast } from '#services/mail/outbox/sender-switch.ts'
import type { DatasetOptions } from './calendar.ts'
import { generateHistory } from './history.ts'
import { bulkAppend } from './bulk-append.ts'

/** Called now and then with the jobs in the log, then with the events in the read tables. */
export type DatasetProgress = (step: 'log' | 'tables', done: number, total: number) => void

export interface GenerateOptions extends DatasetOptions {
  db: Database
  vault: PersonalDataVault
  progress?: DatasetProgress | undefined
}

/** The message is shown to the operator. */
export class DatabaseNotEmpty extends Error {
  constructor() {
    super(
      'La base de datos ya contiene datos: los anuncios generados solo caben en una vacía. Elige otra con DATABASE_URL o DATA_DIR.'
    )
  }
}

/**
 * Fills an empty board through its log; returns the number of events. The same options give the same ids and
 * texts; encryption keys and ids of events differ each time.
 */
export function generateDataset({
  db,
  vault,
  progress,
  ...wish
}: GenerateOptions): Promise<number> {
  return db.withExclusiveLock(async () => {
    if (!(await isEventStoreEmpty(db))) throw new DatabaseNotEmpty()
    await markStale(db)
    const onProgress = (jobs: number) => progress?.('log', jobs, wish.jobs)
    await bulkAppend({ db, vault, onProgress }, generateHistory(wish))
    const tables = (done: number, total: number) => progress?.('tables', done, total)
    await skipMailsOfThePast(db)
    await rebuildLocked({ db, vault, projections, progress: tables }, readModelVersion)
    return lastPosition(db)
  })
}
