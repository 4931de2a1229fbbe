import type { Transaction } from '#events/database/database.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { claimPhotos } from '#services/pictures/photo-store.ts'
import { photoInvalid } from '../shared/refusals.ts'

interface SavedPhotos {
  userId: string
  photos: readonly { path: string }[] | null | undefined
  now: Date
}

/**
 * Refuses, in the transaction of a command, photos that the user has not uploaded. Undefined without photos: a command with
 * work of its own is not written at once with others.
 */
export function claimJobPhotos({ userId, photos, now }: SavedPhotos) {
  if (!photos?.length) return undefined
  const paths = photos.map(({ path }) => path)
  return async (tx: Transaction) => {
    if (await claimPhotos(tx, { userId, paths, now })) return
    throw new HttpError(photoInvalid, { field: 'photos' })
  }
}
