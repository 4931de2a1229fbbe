import type { Queryable } from '#events/database/database.ts'
import { deriveKey, encrypt, decrypt } from '#events/privacy/aes-gcm.ts'

/** The encrypted copy of a deleted account: table `deleted_users` of the specification. */
export interface AccountArchive {
  id: string
  originalUserId: string
  deletedAt: string
  userData: Buffer
  reason: Buffer
  deletedByAdmin: boolean
  /** The end of the legal retention period. */
  destroyAfter: string
}

export type ArchiveEntry = Omit<AccountArchive, 'userData' | 'reason'>

/** Archives have a key of their own, which decrypts nothing else. */
export function deriveArchiveKey(vaultKey: string): Buffer {
  return deriveKey(vaultKey, 'archive')
}

const snapshotQuery = `SELECT deleted_at AS "deletedAt", deleted_by_admin AS "deletedByAdmin",
    deletion_reason AS reason, to_jsonb(u) AS user,
    (SELECT jsonb_agg(to_jsonb(j) - 'words') FROM jobs AS j WHERE employer_id = u.id) AS jobs,
    (SELECT jsonb_agg(to_jsonb(p) - 'words' - 'place') FROM candidate_profiles AS p
      WHERE user_id = u.id) AS profiles,
    (SELECT jsonb_agg(to_jsonb(a)) FROM applications AS a WHERE applicant_id = u.id) AS applications,
    (SELECT jsonb_agg(to_jsonb(m)) FROM messages AS m WHERE sender_id = u.id) AS messages
  FROM users AS u WHERE id = $1 AND is_deleted`

interface Snapshot {
  deletedAt: string
  deletedByAdmin: boolean
  reason: string | null
}

export interface ArchiveDependencies {
  db: Queryable
  /** See `deriveArchiveKey`. */
  archiveKey: Buffer
}

export interface SnapshotDependencies extends ArchiveDependencies {
  config: { archiveYears: number }
}

/** Everything that the board knows of a person, encrypted. */
export async function encryptSnapshot(
  { db, archiveKey, config }: SnapshotDependencies,
  id: string,
  userId: string
): Promise<AccountArchive> {
  const [copy] = await db.query<Snapshot>(snapshotQuery, [userId])
  if (!copy) throw new Error('only a deleted account is archived')
  const { deletedAt, deletedByAdmin, reason, ...data } = copy
  return {
    id,
    originalUserId: userId,
    deletedAt,
    deletedByAdmin,
    userData: encrypt(archiveKey, `${id}|data`, JSON.stringify(data)),
    reason: encrypt(archiveKey, `${id}|reason`, reason ?? ''),
    destroyAfter: addYears(deletedAt, config.archiveYears)
  }
}

export async function insertArchive(db: Queryable, archive: AccountArchive): Promise<void> {
  await db.query(
    `INSERT INTO archive.deleted_users
       (id, original_user_id, deleted_at, user_data, reason, deleted_by_admin, destroy_after)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      archive.id,
      archive.originalUserId,
      archive.deletedAt,
      archive.userData,
      archive.reason,
      archive.deletedByAdmin,
      archive.destroyAfter
    ]
  )
}

const entryColumns = `id, original_user_id AS "originalUserId", deleted_at AS "deletedAt",
  deleted_by_admin AS "deletedByAdmin", destroy_after AS "destroyAfter"`

export function listArchives(db: Queryable): Promise<ArchiveEntry[]> {
  return db.query(`SELECT ${entryColumns} FROM archive.deleted_users ORDER BY deleted_at DESC`)
}

/** The contents of an encrypted copy. The caller records `ArchiveOpened` first. */
export async function decryptArchive(
  { db, archiveKey }: ArchiveDependencies,
  id: string
): Promise<{ data: unknown; reason: string } | undefined> {
  const [archive] = await db.query<Pick<AccountArchive, 'userData' | 'reason'>>(
    'SELECT user_data AS "userData", reason FROM archive.deleted_users WHERE id = $1',
    [id]
  )
  if (!archive) return undefined
  return {
    data: JSON.parse(decrypt(archiveKey, `${id}|data`, archive.userData).toString()),
    reason: decrypt(archiveKey, `${id}|reason`, archive.reason).toString()
  }
}

/** With an archive goes the key of what was written down when it was opened. */
export async function deleteExpiredArchives(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `WITH deleted AS (
       DELETE FROM archive.deleted_users WHERE id IN (
         SELECT id FROM archive.deleted_users WHERE destroy_after <= $1 LIMIT $2) RETURNING id),
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
