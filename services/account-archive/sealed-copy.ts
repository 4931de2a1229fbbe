import type { Queryable } from '#events/database/database.ts'
import { encrypt } from '#events/privacy/aes-gcm.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { tryDecrypt } from '#events/privacy/wrapped-key.ts'

/** The encrypted parts of an archive, and the id of the master key whose archive key decrypts them. */
export interface SealedCopy {
  id: string
  keyId: number
  userData: Buffer
  reason: Buffer
}

export interface OpenedCopy {
  /** JSON. */
  data: string
  reason: string
}

export interface ArchiveAccess {
  db: Queryable
  vault: Pick<PersonalDataVault, 'masterKeys'>
}

/** An archive key decrypts nothing but archives. */
export async function sealCopy(
  { db, vault }: ArchiveAccess,
  id: string,
  { data, reason }: OpenedCopy
): Promise<SealedCopy> {
  const { id: keyId, key } = await vault.masterKeys.findActive(db, 'archive')
  return {
    id,
    keyId,
    userData: encrypt(key, `${id}|data`, data),
    reason: encrypt(key, `${id}|reason`, reason)
  }
}

/** Undefined when its key does not decrypt it; throws WrongVaultKey when its key is not configured. */
export async function openCopy(
  { db, vault }: ArchiveAccess,
  { id, keyId, userData, reason }: SealedCopy
): Promise<OpenedCopy | undefined> {
  const key = await vault.masterKeys.find(db, keyId, 'archive')
  const data = tryDecrypt(key, `${id}|data`, userData)
  const text = tryDecrypt(key, `${id}|reason`, reason)
  return data && text && { data: data.toString(), reason: text.toString() }
}
