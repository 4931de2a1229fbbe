import type { Database, Queryable } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { DecryptedEvent, StoredEvent } from '#events/aggregates/stored-event.ts'
import { readStream } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobContactView } from '#projections/jobs/tables/view.ts'

interface RemovedContactDependencies {
  db: Database
  vault: { decrypt(db: Queryable, events: readonly StoredEvent[]): Promise<DecryptedEvent[]> }
}

/** The last contact of a job from which it was removed, from the log; undefined for any other job. */
export type FindRemovedContact = (id: string) => Promise<JobContactView | undefined>

export function createRemovedContactSearch({
  db,
  vault
}: RemovedContactDependencies): FindRemovedContact {
  return async function findRemovedContact(id) {
    const found = await findJob(db, id)
    if (!found || (found.contactPhone && found.contactEmail)) return undefined
    const events = await vault.decrypt(db, await readStream(db, job.stream(id)))
    const { contactPhone, contactEmail }: Partial<JobContactView> = Object.assign(
      {},
      ...events.map(({ personal }) => personal)
    )
    return contactPhone && contactEmail ? { contactPhone, contactEmail } : undefined
  }
}
