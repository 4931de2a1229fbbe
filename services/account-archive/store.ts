import type { Queryable, Transaction } from '#events/database/database.ts'
import { type ArchiveAccess, openCopy, type SealedCopy, sealCopy } from './sealed-copy.ts'

/** The encrypted copy of a deleted account: table `deleted_users` of the specification. */
export interface SealedArchive extends SealedCopy {
  originalUserId: string
  deletedAt: string
  deletedByAdmin: boolean
  /** The end of the legal retention period. */
  destroyAfter: string
}

export type ArchiveEntry = Omit<SealedArchive, 'userData' | 'reason' | 'keyId'> & {
  /** Instant since which it may not be destroyed; null once it is released. */
  heldSince: string | null
}

const snapshotQuery = `SELECT deleted_at AS "deletedAt", deleted_by_admin AS "deletedByAdmin",
    deletion_reason AS reason, to_jsonb(u) AS user,
    (SELECT jsonb_agg(to_jsonb(j)) FROM jobs AS j WHERE employer_id = u.id) AS jobs,
    (SELECT jsonb_agg(to_jsonb(d)) FROM job_drafts AS d WHERE employer_id = u.id) AS drafts,
    (SELECT jsonb_agg(to_jsonb(p)) FROM candidate_profiles AS p WHERE user_id = u.id) AS profiles,
    (SELECT jsonb_agg(to_jsonb(a)) FROM applications AS a WHERE applicant_id = u.id) AS applications,
    (SELECT jsonb_agg(to_jsonb(s)) FROM saved_jobs AS s WHERE user_id = u.id) AS "savedJobs",
    (SELECT jsonb_agg(to_jsonb(a)) FROM alerts AS a WHERE user_id = u.id) AS alerts,
    (SELECT jsonb_agg(to_jsonb(m)) FROM messages AS m WHERE sender_id = u.id) AS messages
  FROM users AS u WHERE id = $1 AND is_deleted`

interface Snapshot {
  deletedAt: string
  deletedByAdmin: boolean
  reason: string | null
}

export interface SnapshotAccess extends ArchiveAccess {
  config: { archiveYears: number }
}

/** Everything that the board knows of a person, encrypted. */
export async function encryptSnapshot(
  { db, vault, config }: SnapshotAccess,
  id: string,
  userId: string
): Promise<SealedArchive> {
  const [copy] = await db.query<Snapshot>(snapshotQuery, [userId])
  if (!copy) throw new Error('only a deleted account is archived')
  const { deletedAt, deletedByAdmin, reason, ...data } = copy
  const texts = { data: JSON.stringify(data), reason: reason ?? '' }
  return {
    ...(await sealCopy({ db, vault }, id, texts)),
    originalUserId: userId,
    deletedAt,
    deletedByAdmin,
    destroyAfter: addYears(deletedAt, config.archiveYears)
  }
}

/** Throws SubjectErased when the key was retired meanwhile; a new copy has to be made then. */
export async function insertArchive(tx: Transaction, archive: SealedArchive): Promise<void> {
  await tx.query('SELECT vault.lock_master_key($1)', [archive.keyId])
  await tx.query(
    `INSERT INTO archive.deleted_users
       (id, original_user_id, deleted_at, user_data, reason, deleted_by_admin, destroy_after, key_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      archive.id,
      archive.originalUserId,
      archive.deletedAt,
      archive.userData,
      archive.reason,
      archive.deletedByAdmin,
      archive.destroyAfter,
      archive.keyId
    ]
  )
}

const entryColumns = `id, original_user_id AS "originalUserId", deleted_at AS "deletedAt",
  deleted_by_admin AS "deletedByAdmin", destroy_after AS "destroyAfter", held_since AS "heldSince"`

export function listArchives(db: Queryable): Promise<ArchiveEntry[]> {
  return db.query(`SELECT ${entryColumns} FROM archive.deleted_users ORDER BY deleted_at DESC`)
}

export const sealedColumns = 'id, key_id AS "keyId", user_data AS "userData", reason'

/**
 * The contents of an encrypted copy; undefined when there is none, or no key decrypts it. The caller records
 * `ArchiveOpened` first.
 */
export async function decryptArchive(
  { db, vault }: ArchiveAccess,
  id: string
): Promise<{ data: unknown; reason: string } | undefined> {
  const [archive] = await db.query<SealedCopy>(
    `SELECT ${sealedColumns} FROM archive.deleted_users WHERE id = $1`,
    [id]
  )
  const opened = archive && (await openCopy({ db, vault }, archive))
  return opened && { data: JSON.parse(opened.data), reason: opened.reason }
}

/** Runs in the transaction of the event; null releases the archive. */
export async function holdArchiveSince(
  tx: Transaction,
  id: string,
  since: Date | null
): Promise<void> {
  await tx.query('UPDATE archive.deleted_users SET held_since = $2 WHERE id = $1', [
    id,
    since?.toISOString() ?? null
  ])
}

/** Of an account that has returned, held or not: it has everything itself. */
export async function deleteArchivesOf(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `WITH deleted AS (
       DELETE FROM archive.deleted_users WHERE original_user_id = $1 RETURNING id)
     DELETE FROM vault.keys WHERE subject IN (SELECT id FROM deleted)`,
    [userId]
  )
}

/** Deletes the key of the notes about its openings too. Archives that are held stay. */
export async function deleteExpiredArchives(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `WITH deleted AS (
       DELETE FROM archive.deleted_users WHERE id IN (
         SELECT id FROM archive.deleted_users WHERE destroy_after <= $1 AND held_since IS NULL LIMIT $2)
       RETURNING id),
     shredded AS (DELETE FROM vault.keys WHERE subject IN (SELECT id FROM deleted))
     SELECT id FROM deleted`,
    [now.toISOString(), limit]
  )
  return deleted.length
}

function addYears(instant: string, years: number): string {
  const date = new Date(instant)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString()
}
