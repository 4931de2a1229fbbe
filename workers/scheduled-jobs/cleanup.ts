import { day } from '#events/units.ts'
import type { Database } from '#events/database/database.ts'
import { deleteExpiredIdempotencyRecords } from '#events/store/idempotency-records.ts'
import { deleteExpiredArchives } from '#services/account-archive/store.ts'
import { deleteOldMails } from '#services/mail/outbox/store.ts'
import { createPictureStorage } from '#services/pictures/picture-storage.ts'
import { deleteUnusedPhotos } from '#services/pictures/photo-store.ts'
import { deleteOrphanedViews } from '#services/jobs/search/view-counter.ts'
import { deleteUnusedPictures } from '#services/pictures/store.ts'
import { deleteExpiredMailCodes } from '#services/auth/mail-codes/store.ts'
import { deleteExpiredSessions } from '#services/auth/sessions/session-store.ts'
import { deleteExpiredCounters } from '#services/platform/http/limits/rate-limit.ts'
import { deleteInBatches } from './process-in-batches.ts'

export interface CleanupContext {
  db: Database
  now(): Date
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** Deletes archives at the end of their retention period. */
export function cleanUpArchives({ db, now }: CleanupContext): Promise<number> {
  return deleteInBatches(limit => deleteExpiredArchives(db, now(), limit))
}

/** A browser repeats what it kept without a line for 14 days at most: no key may be forgotten before. */
export function cleanUpIdempotencyRecords({ db, now }: CleanupContext): Promise<number> {
  return deleteInBatches(limit => deleteExpiredIdempotencyRecords(db, daysBefore(now(), 15), limit))
}

/** Codes by e-mail too. */
export async function cleanUpSessions({ db, now }: CleanupContext): Promise<number> {
  const codes = await deleteInBatches(limit => deleteExpiredMailCodes(db, now(), limit))
  return codes + (await deleteInBatches(limit => deleteExpiredSessions(db, now(), limit)))
}

export function cleanUpRateLimits({ db, now }: CleanupContext): Promise<number> {
  return deleteInBatches(limit => deleteExpiredCounters(db, now(), limit))
}

/** Pictures that no profile, and photos that no job has used within a day. */
export async function cleanUpPictures({ db, now }: CleanupContext): Promise<number> {
  const before = daysBefore(now(), 1).toISOString()
  const pictures = await deleteInBatches(limit => deleteUnusedPictures(db, before, limit))
  return pictures + (await deleteInBatches(limit => deleteUnusedPhotos(db, before, limit)))
}

/** Views of jobs that were withdrawn or erased. */
export function cleanUpViews({ db }: CleanupContext): Promise<number> {
  return deleteInBatches(limit => deleteOrphanedViews(db, limit))
}

/** The outcome of an e-mail is shown for 30 days. */
export function cleanUpMails({ db, now }: CleanupContext): Promise<number> {
  const before = daysBefore(now(), 30).toISOString()
  return deleteInBatches(limit => deleteOldMails(db, before, limit))
}

export type PictureObjectContext = CleanupContext & {
  config: { s3Url?: string | undefined }
}

/** In the object storage, what belonged to rows that are gone. */
export function removePictureObjects(dependencies: PictureObjectContext): Promise<number> {
  return createPictureStorage(dependencies).remove()
}
