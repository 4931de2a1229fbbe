import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { rewrapKeys } from '#events/privacy/rewrap-keys.ts'
import { listRegisteredKeys, type RegisteredKey } from '#events/privacy/registered-keys.ts'
import { resealArchives } from './reseal-archives.ts'

export interface RotationResult {
  /** The key that encrypts now. */
  id: number
  /** Subjects and archives whose keys no configured key decrypts; the former keys stay in use. */
  unreadable: { keys: string[]; archives: string[] }
}

/**
 * Encrypts what the master keys encrypt with the current secret, while the board is in use, and retires the former
 * keys. After an interruption it continues where it was.
 */
export async function rotateKeys({
  db,
  vault,
  onBatch
}: {
  db: Database
  vault: PersonalDataVault
  /** Called after each committed batch with the number of its rows. */
  onBatch(rows: number): void
}): Promise<RotationResult> {
  const id = await db.transaction(tx => vault.masterKeys.activateCurrent(tx))
  for (;;) {
    const keys = await rewrapKeys(db, vault.masterKeys, onBatch)
    const archives = await resealArchives({ db, vault }, onBatch)
    const unreadable = { keys, archives }
    if (keys.length + archives.length) return { id, unreadable }
    if (await db.transaction(retireFormerKeys)) return { id, unreadable }
  }
}

/** False when another process has used a former key meanwhile. */
async function retireFormerKeys(tx: Transaction): Promise<boolean> {
  await tx.query('SELECT FROM vault.master_keys WHERE NOT is_active FOR UPDATE')
  const uses = await listKeyUses(tx)
  if (uses.some(({ isActive, people, archives }) => !isActive && people + archives)) return false
  await tx.query(
    `UPDATE vault.master_keys SET retired_at = clock_timestamp()
      WHERE NOT is_active AND retired_at IS NULL`
  )
  return true
}

export interface KeyUse extends RegisteredKey {
  /** Number of keys of people that it wraps. */
  people: number
  archives: number
}

/** Every key of the operator, oldest first. */
export async function listKeyUses(db: Queryable): Promise<KeyUse[]> {
  const people = await countById(db, 'vault.keys')
  const archives = await countById(db, 'archive.deleted_users')
  const registered = await listRegisteredKeys(db)
  return registered.map(key => ({
    ...key,
    people: people.get(key.id) ?? 0,
    archives: archives.get(key.id) ?? 0
  }))
}

async function countById(
  db: Queryable,
  table: 'vault.keys' | 'archive.deleted_users'
): Promise<Map<number, number>> {
  const rows = await db.query<{ id: number; total: number }>(
    `SELECT key_id AS id, count(*) AS total FROM ${table} GROUP BY key_id`
  )
  return new Map(rows.map(({ id, total }) => [id, total]))
}
