import type { Queryable, Transaction } from '#events/database/database.ts'
import {
  checkValueOf,
  createConfiguredKeys,
  type KeyPurpose,
  type VaultSecrets,
  WrongVaultKey,
  wrongKey
} from './configured-keys.ts'
import type { RegisteredKey } from './registered-keys.ts'

export type MasterKeys = ReturnType<typeof createMasterKeys>

/** The keys that follow from the configured secrets, by the ids that the database gave those secrets. */
export function createMasterKeys(secrets: VaultSecrets) {
  const { load, find, secretOf, all, placeOf } = createConfiguredKeys(secrets)

  /** The key that encrypts from now on. */
  async function findActive(db: Queryable, purpose: KeyPurpose) {
    const [row] = await db.query<{ id: number }>('SELECT id FROM vault.master_keys WHERE is_active')
    return requireById(db, row?.id, purpose)
  }

  /** The key of an id that was read, if there is one. */
  async function requireById(db: Queryable, id: number | null | undefined, purpose: KeyPurpose) {
    if (!id) throw new Error('no master key is registered')
    return { id, key: await find(db, id, purpose) }
  }

  /** Throws WrongVaultKey unless each key in use is configured. */
  function requireInUse(registered: readonly RegisteredKey[]): void {
    const missing = registered.filter(key => !key.retiredAt && placeOf(key) < 0)
    if (missing.some(({ isActive }) => isActive)) throw new WrongVaultKey(wrongKey)
    if (missing.length) throw new WrongVaultKey(previousKeyMissing)
  }

  /** As `requireInUse`, for the keys of a database. Only reads. */
  async function requireConfigured(db: Queryable): Promise<void> {
    requireInUse(await load(db))
  }

  /** Whether the key that encrypts is configured; false when none does yet. Only reads. */
  async function isActiveConfigured(db: Queryable): Promise<boolean> {
    const registered = await load(db)
    return registered.some(({ id, isActive }) => isActive && secretOf(id) !== undefined)
  }

  /**
   * Registers the current secret in a database whose log is empty, in the place of a key that has protected nothing. Under a
   * new id, so that a process with the former key does not take this one for its own.
   */
  async function registerFirst(tx: Transaction): Promise<void> {
    if (await isActiveConfigured(tx)) return
    await activateCurrent(tx)
    await tx.query(
      'UPDATE vault.master_keys SET retired_at = clock_timestamp() WHERE NOT is_active'
    )
    await tx.query('DELETE FROM vault.keys')
  }

  /** The current secret encrypts from now on, under a new id unless it has one. Returns the id. */
  async function activateCurrent(tx: Transaction): Promise<number> {
    await tx.query('SELECT FROM vault.master_keys FOR UPDATE')
    const registered = await load(tx)
    const known = registered.find(({ id, retiredAt }) => !retiredAt && secretOf(id) === secrets[0])
    if (known?.isActive) return known.id
    const id = known?.id ?? Math.max(0, ...registered.map(key => key.id)) + 1
    await tx.query('UPDATE vault.master_keys SET is_active = false WHERE is_active')
    await tx.query(
      `INSERT INTO vault.master_keys (id, check_value, is_active) VALUES ($1, $2, true)
       ON CONFLICT (id) DO UPDATE SET is_active = true`,
      [id, checkValueOf(secrets[0])]
    )
    return id
  }

  return {
    find,
    findActive,
    requireById,
    requireInUse,
    requireConfigured,
    isActiveConfigured,
    registerFirst,
    activateCurrent,
    all,
    placeOf
  }
}

const previousKeyMissing =
  'Hay datos que aún llevan la clave anterior: ponla en VAULT_KEY_PREVIOUS y termina el cambio con «npm run ops -- keys rotate».'
