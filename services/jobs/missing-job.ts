import type { Queryable } from '#events/database/database.ts'
import { job } from '#events/jobs.ts'
import { streamExists } from '#events/store/event-store.ts'
import { missingJobStatus } from './decide.ts'

/** The status of a response about a job that has no row: whether it was posted once. */
export async function findMissingJobStatus(db: Queryable, id: string): Promise<404 | 410> {
  return missingJobStatus(await streamExists(db, job.stream(id)))
}
