import type { Queryable, Transaction } from '#events/database/database.ts'
import type { Photo } from './convert-picture.ts'
import type { PictureStorage } from './picture-storage.ts'
import type { StoredPicture } from './store.ts'

/** The path of the large size of a photo; the small one has another ending. */
export function photoPath(id: string): string {
  return `/photos/${id}.webp`
}

/** The path of the same photo for previews of links: LinkedIn and some messengers show no WebP. */
export function previewPath(path: string): string {
  return path.replace('.webp', '.jpg')
}

/** The photos of a user, by their paths. */
export interface PhotoClaim {
  userId: string
  paths: readonly string[]
}

/** The names of its objects, where it lies in the object storage. */
export function photoObjects(id: string): Record<keyof Photo, string> {
  return { large: `photos/${id}.webp`, small: `photos/${id}-s.webp` }
}

export async function insertPhoto(
  db: Queryable,
  /** Its sizes are null for one that lies in the object storage. */
  photo: Record<keyof Photo, Buffer | null> & { id: string; userId: string; uploadedAt: Date }
): Promise<void> {
  await db.query(
    'INSERT INTO media.photos (id, user_id, large, small, uploaded_at) VALUES ($1, $2, $3, $4, $5)',
    [photo.id, photo.userId, photo.large, photo.small, photo.uploadedAt.toISOString()]
  )
}

/** A photo, while its owner has an account. Hiding one of its jobs hides it everywhere. */
export async function findPhoto(db: Queryable, id: string): Promise<StoredPicture | undefined> {
  const [photo] = await db.query<StoredPicture>(
    `SELECT user_id AS "userId", is_used AS "isUsed", is_shown AS "isShown"
       FROM media.photos AS photo JOIN users ON users.id = user_id,
       LATERAL (
         SELECT count(*) > 0 AS is_used, coalesce(bool_and(hidden_reason IS NULL), false) AS is_shown
           FROM jobs WHERE employer_id = user_id AND is_active AND $2 = ANY (jobs.photos)) AS used
      WHERE photo.id = $1 AND NOT is_deleted`,
    [id, photoPath(id)]
  )
  return photo
}

export async function loadPhoto(
  db: Queryable,
  storage: Pick<PictureStorage, 'get'>,
  id: string,
  size: keyof Photo
): Promise<Buffer | undefined> {
  const [photo] = await db.query<{ bytes: Buffer | null }>(
    `SELECT ${size} AS bytes FROM media.photos WHERE id = $1`,
    [id]
  )
  return photo && (photo.bytes ?? storage.get(photoObjects(id)[size]))
}

/**
 * False unless the user has uploaded all of them. Counts as an upload: until the end of the transaction, and for a
 * day, they are not deleted as unused.
 */
export async function claimPhotos(
  tx: Transaction,
  { userId, paths, now }: PhotoClaim & { now: Date }
): Promise<boolean> {
  const ids = paths.map(path => /^\/photos\/(\w+)\.webp$/.exec(path)?.[1] ?? '')
  const rows = await tx.query(
    `UPDATE media.photos SET uploaded_at = greatest(uploaded_at, $3)
      WHERE id = ANY ($1) AND user_id = $2 RETURNING id`,
    [ids, userId, now.toISOString()]
  )
  return rows.length === new Set(ids).size
}

const isUnused = `NOT EXISTS (
    SELECT FROM jobs WHERE employer_id = photo.user_id AND '/photos/' || photo.id || '.webp' = ANY (jobs.photos))
  AND NOT EXISTS (
    SELECT FROM job_drafts AS draft
     WHERE employer_id = photo.user_id AND draft.content -> 'photos' ? ('/photos/' || photo.id || '.webp'))`

/** Deletes the photos of a withdrawn job, except those that another job or draft of its employer has. */
export async function deletePhotos(tx: Transaction, { userId, paths }: PhotoClaim): Promise<void> {
  await tx.query(
    `DELETE FROM media.photos AS photo
      WHERE user_id = $1 AND '/photos/' || id || '.webp' = ANY ($2) AND ${isUnused}`,
    [userId, paths]
  )
}

/**
 * Photos that no job shows and no draft has: never saved, or removed. The date is compared once more when a claim has changed it
 * meanwhile.
 */
export async function deleteUnusedPhotos(
  db: Queryable,
  before: string,
  limit: number
): Promise<number> {
  const dropped = await db.query(
    `DELETE FROM media.photos WHERE uploaded_at < $1 AND id IN (
       SELECT id FROM media.photos AS photo WHERE uploaded_at < $1 AND ${isUnused} LIMIT $2)
     RETURNING id`,
    [before, limit]
  )
  return dropped.length
}

export async function deletePhotosOf(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM media.photos WHERE user_id = $1', [userId])
}
