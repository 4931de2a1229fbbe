import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { inBatches, type RewrappedBatch } from '#events/privacy/rewrap-keys.ts'
import { openCopy, type SealedCopy, sealCopy } from './sealed-copy.ts'
import { sealedColumns } from './store.ts'

type Vault = Pick<PersonalDataVault, 'masterKeys'>

const batchSize = 50

/**
 * Encrypts every archive with the archive key of the active master key, a few to a transaction. Returns the ids of
 * those that cannot be decrypted.
 */
export async function resealArchives(
  { db, vault }: { db: Database; vault: Vault },
  onBatch: (rows: number) => void
): Promise<string[]> {
  const { id } = await vault.masterKeys.findActive(db, 'archive')
  return inBatches(onBatch, after => db.transaction(tx => resealBatch(tx, vault, id, after)))
}

async function resealBatch(
  tx: Transaction,
  vault: Vault,
  keyId: number,
  after: string
): Promise<RewrappedBatch<string>> {
  const rows = await tx.query<SealedCopy>(
    `SELECT ${sealedColumns} FROM archive.deleted_users
      WHERE key_id <> $1 AND id > $2 ORDER BY id LIMIT ${batchSize} FOR UPDATE`,
    [keyId, after]
  )
  const unreadable: string[] = []
  for (const row of rows) {
    const texts = await openCopy({ db: tx, vault }, row)
    if (texts) await replaceCopy(tx, await sealCopy({ db: tx, vault }, row.id, texts))
    else unreadable.push(row.id)
  }
  return { rows: rows.length, last: rows.at(-1)?.id, unreadable }
}

async function replaceCopy(tx: Transaction, copy: SealedCopy): Promise<void> {
  await tx.query(
    'UPDATE archive.deleted_users SET user_data = $2, reason = $3, key_id = $4 WHERE id = $1',
    [copy.id, copy.userData, copy.reason, copy.keyId]
  )
}

/** The ids of the archives that cannot be decrypted. */
export function findUnreadableArchives(db: Queryable, vault: Vault): Promise<string[]> {
  return inBatches(
    () => {},
    async after => {
      const rows = await db.query<SealedCopy>(
        `SELECT ${sealedColumns} FROM archive.deleted_users WHERE id > $1 ORDER BY id LIMIT ${batchSize}`,
        [after]
      )
      const unreadable: string[] = []
      for (const row of rows) if (!(await openCopy({ db, vault }, row))) unreadable.push(row.id)
      return { rows: rows.length, last: rows.at(-1)?.id, unreadable }
    }
  )
}
