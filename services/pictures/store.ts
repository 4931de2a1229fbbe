import type { Queryable, Transaction } from '#events/database/database.ts'
import type { PictureStorage } from './picture-storage.ts'

/** The path of a picture. */
export function picturePath(id: string): string {
  return `/pictures/${id}.webp`
}

/** The name of its object, where it lies in the object storage. */
export function pictureObject(id: string): string {
  return `pictures/${id}.webp`
}

export async function insertPicture(
  db: Queryable,
  /** `bytes` is null for one that lies in the object storage. */
  picture: { id: string; userId: string; bytes: Buffer | null; uploadedAt: Date }
): Promise<void> {
  await db.query(
    'INSERT INTO media.pictures (id, user_id, bytes, uploaded_at) VALUES ($1, $2, $3, $4)',
    [picture.id, picture.userId, picture.bytes, picture.uploadedAt.toISOString()]
  )
}

/** The owner of a picture, and who may see it. */
export interface StoredPicture {
  userId: string
  /** True when a posted job or a saved profile has it. */
  isUsed: boolean
  /** True when everybody may see it: the operator does not hide the job or profile that has it. */
  isShown: boolean
}

/** A picture, while its owner has an account. */
export async function findPicture(db: Queryable, id: string): Promise<StoredPicture | undefined> {
  const [picture] = await db.query<StoredPicture>(
    `SELECT user_id AS "userId", is_used AS "isUsed",
       is_used AND NOT EXISTS (SELECT FROM hidden_employer_pages WHERE employer_id = user_id) AS "isShown"
       FROM media.pictures AS picture JOIN users ON users.id = user_id,
       LATERAL (SELECT profile_picture IS NOT DISTINCT FROM $2 AS is_used) AS used
      WHERE picture.id = $1 AND NOT is_deleted`,
    [id, picturePath(id)]
  )
  return picture
}

export async function loadPicture(
  db: Queryable,
  storage: Pick<PictureStorage, 'get'>,
  id: string
): Promise<Buffer | undefined> {
  const [picture] = await db.query<{ bytes: Buffer | null }>(
    'SELECT bytes FROM media.pictures WHERE id = $1',
    [id]
  )
  return picture && (picture.bytes ?? storage.get(pictureObject(id)))
}

interface PictureClaim {
  userId: string
  /** A result of `picturePath`. */
  path: string
  now: Date
}

/**
 * False unless the user has uploaded the picture. Counts as an upload: until the end of the transaction, and for a day,
 * it is not deleted as unused.
 */
export async function claimPicture(
  tx: Transaction,
  { userId, path, now }: PictureClaim
): Promise<boolean> {
  const id = /^\/pictures\/(\w+)\.webp$/.exec(path)?.[1]
  const rows = await tx.query(
    `UPDATE media.pictures SET uploaded_at = greatest(uploaded_at, $3)
      WHERE id = $1 AND user_id = $2 RETURNING id`,
    [id, userId, now.toISOString()]
  )
  return rows.length > 0
}

/**
 * Pictures that no profile uses: never saved, or replaced. The date is compared once more when a claim has changed it
 * meanwhile.
 */
export async function deleteUnusedPictures(
  db: Queryable,
  before: string,
  limit: number
): Promise<number> {
  const dropped = await db.query(
    `DELETE FROM media.pictures WHERE uploaded_at < $1 AND id IN (
       SELECT pictures.id FROM media.pictures LEFT JOIN users ON users.id = user_id
        WHERE uploaded_at < $1
          AND profile_picture IS DISTINCT FROM '/pictures/' || pictures.id || '.webp' LIMIT $2)
     RETURNING id`,
    [before, limit]
  )
  return dropped.length
}

/** Pictures and photos that this person has uploaded, the latest first. */
export function listPicturesOf(db: Queryable, userId: string): Promise<object[]> {
  return db.query(
    `SELECT '/pictures/' || id || '.webp' AS path, uploaded_at AS "uploadedAt" FROM media.pictures WHERE user_id = $1
     UNION ALL
     SELECT '/photos/' || id || '.webp', uploaded_at FROM media.photos WHERE user_id = $1 ORDER BY 2 DESC, 1`,
    [userId]
  )
}

export async function deletePicturesOf(db: Queryable, userId: string): Promise<void> {
  await db.query('DELETE FROM media.pictures WHERE user_id = $1', [userId])
}
