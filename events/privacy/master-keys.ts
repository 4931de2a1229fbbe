import type { Queryable, Transaction } from '#events/database/database.ts'
import { deriveKey, encrypt } from './aes-gcm.ts'
import { listRegisteredKeys, readOldestKey, type RegisteredKey } from './registered-keys.ts'
import { tryDecrypt, unwrapKey } from './wrapped-key.ts'

/** What the keys that follow from one secret are for. */
export type KeyPurpose = 'vault' | 'archive' | 'backup'

/** This process has not the keys of this database; the message is for the operator. */
export class WrongVaultKey extends Error {}

/** The secrets of the configuration, the current one first. */
export type VaultSecrets = readonly [string, ...string[]]

export type MasterKeys = ReturnType<typeof createMasterKeys>

/** The keys that follow from the configured secrets, by the ids that the database gave those secrets. */
export function createMasterKeys(secrets: VaultSecrets) {
  const secretById = new Map<number, string>()
  const derived = new Map<string, Buffer>()

  function derive(secret: string, purpose: KeyPurpose): Buffer {
    const name = `${purpose} ${secret}`
    const key = derived.get(name) ?? deriveKey(secret, purpose)
    derived.set(name, key)
    return key
  }

  async function load(db: Queryable): Promise<RegisteredKey[]> {
    const registered = await listRegisteredKeys(db)
    secretById.clear()
    for (const { id, checkValue } of registered) {
      const secret = secrets.find(candidate => decryptsCheckValue(candidate, checkValue))
      if (secret !== undefined) secretById.set(id, secret)
    }
    return registered
  }

  /** Throws WrongVaultKey when no configured secret has this id. */
  async function find(db: Queryable, id: number, purpose: KeyPurpose): Promise<Buffer> {
    if (!secretById.has(id)) await load(db)
    const secret = secretById.get(id)
    if (secret === undefined) throw new WrongVaultKey(wrongKey)
    return derive(secret, purpose)
  }

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

  /** Throws WrongVaultKey unless each key in use is configured. Only reads, and also older versions of the tables. */
  async function requireConfigured(db: Queryable): Promise<void> {
    const registered = await load(db)
    const missing = registered.filter(({ id, retiredAt }) => !retiredAt && !secretById.has(id))
    if (missing.some(({ isActive }) => isActive)) throw new WrongVaultKey(wrongKey)
    if (missing.length) throw new WrongVaultKey(previousKeyMissing)
    if (!registered.length) await findFirstSecret(db)
  }

  /** The secret of a database that has no registered keys; throws WrongVaultKey. */
  async function findFirstSecret(db: Queryable): Promise<string> {
    const oldest = await readOldestKey(db)
    if (!oldest) return secrets[0]
    const first = secrets.find(secret => unwrapKey([deriveKey(secret, 'vault')], oldest))
    if (first === undefined) throw new WrongVaultKey(wrongKey)
    return first
  }

  /** Registers the first key of a database; of several processes that start at once, one does. */
  async function register(db: Queryable): Promise<void> {
    const registered = await listRegisteredKeys(db)
    if (!registered.length) {
      await db.query(
        `INSERT INTO vault.master_keys (id, check_value, is_active) VALUES (1, $1, true)
         ON CONFLICT DO NOTHING`,
        [checkValueOf(await findFirstSecret(db))]
      )
    }
    await requireConfigured(db)
  }

  /** The current secret encrypts from now on, under a new id unless it has one. Returns the id. */
  async function activateCurrent(tx: Transaction): Promise<number> {
    await tx.query('SELECT FROM vault.master_keys FOR UPDATE')
    const registered = await load(tx)
    const known = registered.find(
      ({ id, retiredAt }) => !retiredAt && secretById.get(id) === secrets[0]
    )
    if (known?.isActive) return known.id
    const id = known?.id ?? Math.max(...registered.map(key => key.id)) + 1
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
    requireConfigured,
    register,
    activateCurrent,
    /** The keys of all configured secrets, the current one first. */
    all: (purpose: KeyPurpose) => secrets.map(secret => derive(secret, purpose)),
    /** The place of the registered key's secret in the configuration, 0 for the current one; -1 when it is not there. */
    placeOf: ({ checkValue }: RegisteredKey) =>
      secrets.findIndex(secret => decryptsCheckValue(secret, checkValue))
  }
}

const checkText = 'ramal'

function checkValueOf(secret: string): Buffer {
  return encrypt(deriveKey(secret, 'vault'), 'master key', checkText)
}

function decryptsCheckValue(secret: string, checkValue: Uint8Array): boolean {
  const text = tryDecrypt(deriveKey(secret, 'vault'), 'master key', checkValue)
  return text?.toString() === checkText
}

const wrongKey =
  'VAULT_KEY no es la clave con la que se guardaron estos datos. No se ha escrito nada: pon la que era (o su secrets.json), o usa una base de datos vacía.'
const previousKeyMissing =
  'Hay datos que aún llevan la clave anterior: ponla en VAULT_KEY_PREVIOUS y termina el cambio con «npm run ops -- keys rotate».'
