import { deleteExpiredIdempotencyRecords } from '#events/store/event-store.ts'
import { purgeArchives } from '#services/account-archive/store.ts'
import type { DataTools } from '#services/platform/startup/open-infrastructure.ts'
import { dropUnusedPictures } from '#services/profile-pictures/store.ts'
import { dropEndedSessions } from '#services/auth/session.ts'
import { dropEndedCounts } from '#services/platform/http/rate-limit.ts'
import { deleteInBatches } from './process-in-batches.ts'

const day = 24 * 60 * 60 * 1000

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** Destroys sealed copies whose time has come. */
export function cleanUpArchives({ db, now }: DataTools): Promise<number> {
  return deleteInBatches(limit => purgeArchives(db, now(), limit))
}

/** Idempotency keys are remembered for a week. */
export function cleanUpIdempotencyRecords({ db, now }: DataTools): Promise<number> {
  return deleteInBatches(limit => deleteExpiredIdempotencyRecords(db, daysBefore(now(), 7), limit))
}

export function cleanUpSessions({ db, now }: DataTools): Promise<number> {
  return deleteInBatches(limit => dropEndedSessions(db, now(), limit))
}

export function cleanUpRateLimits({ db, now }: DataTools): Promise<number> {
  return deleteInBatches(limit => dropEndedCounts(db, now(), limit))
}

/** A picture that no profile took within a day. */
export function cleanUpPictures({ db, now }: DataTools): Promise<number> {
  const before = daysBefore(now(), 1).toISOString()
  return deleteInBatches(limit => dropUnusedPictures(db, before, limit))
}
