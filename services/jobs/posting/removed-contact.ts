import type { Database } from '#events/database/database.ts'
import { job } from '#events/aggregates/jobs.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { readStream } from '#events/store/event-store.ts'
import { findJob } from '#projections/jobs/tables/queries.ts'
import type { JobContact } from '#projections/jobs/tables/view.ts'

/** The last contact of a job from which it was removed, from the log; undefined for any other job. */
export async function findRemovedContact(
  { db, vault }: { db: Database; vault: Pick<PersonalDataVault, 'decrypt'> },
  id: string
): Promise<JobContact | undefined> {
  const found = await findJob(db, id)
  if (!found || (found.contactPhone && found.contactEmail)) return undefined
  const events = await vault.decrypt(db, await readStream(db, job.stream(id)))
  const { contactPhone, contactEmail }: Partial<JobContact> = Object.assign(
    {},
    ...events.map(({ personal }) => personal)
  )
  return contactPhone && contactEmail ? { contactPhone, contactEmail } : undefined
}
