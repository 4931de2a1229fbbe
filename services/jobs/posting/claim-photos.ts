import type { Transaction } from '#events/database/database.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { photoInvalid } from '../shared/refusals.ts'

/** Pictures stand outside the log. */
export interface JobPhotoStore {
  /** False unless the user has uploaded them all; they stay until the job is saved. */
  claim(tx: Transaction, claim: UserPhotos & { now: Date }): Promise<boolean>
  /** Those that no other job shows. */
  delete(tx: Transaction, photos: UserPhotos): Promise<void>
}

interface UserPhotos {
  userId: string
  paths: readonly string[]
}

interface SavedPhotos {
  userId: string
  paths: readonly string[] | null | undefined
  now: Date
}

/**
 * Refuses, in the transaction of a command, photos that the user has not uploaded. Undefined without photos: a command with
 * work of its own is not written at once with others.
 */
export function claimJobPhotos(photos: JobPhotoStore, { userId, paths, now }: SavedPhotos) {
  if (!paths?.length) return undefined
  return async (tx: Transaction) => {
    if (await photos.claim(tx, { userId, paths, now })) return
    throw new HttpError(photoInvalid, { field: 'photos' })
  }
}
