import * as z from 'zod/mini'
import { type Aggregate, type EventOf, opaqueId, type PublicEvent } from './aggregate.ts'

const savedJobSchemas = {
  /** The id of the job is encrypted with the key of the account. */
  JobSaved: {
    version: 1,
    data: z.object({ id: opaqueId, userId: opaqueId }),
    personal: z.object({ jobId: z.string() })
  },
  JobUnsaved: { version: 1, data: z.object({ id: opaqueId, userId: opaqueId }) }
}

export type SavedJobEvent = EventOf<typeof savedJobSchemas>

/** What one account has saved; the read table knows which jobs. */
export interface SavedJobs {
  ids: readonly string[]
}

export const savedJobs: Aggregate<SavedJobs, SavedJobEvent> = {
  stream: id => `saved-jobs-${id}`,
  schemas: savedJobSchemas,
  initialState: { ids: [] },
  evolve
}

function evolve({ ids }: SavedJobs, { type, data }: PublicEvent<SavedJobEvent>): SavedJobs {
  return { ids: type === 'JobSaved' ? [...ids, data.id] : ids.filter(id => id !== data.id) }
}
