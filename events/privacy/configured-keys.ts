import type { Queryable } from '#events/database/database.ts'
import { deriveKey, encrypt } from './aes-gcm.ts'
import { listRegisteredKeys, type RegisteredKey } from './registered-keys.ts'
import { tryDecrypt } from './wrapped-key.ts'

/** What the keys that follow from one secret are for. */
export type KeyPurpose = 'vault' | 'archive' | 'backup'

/** The configuration lacks keys of this database; the message is for the operator. */
export class WrongVaultKey extends Error {}

/** The secrets of the configuration, the current one first. */
export type VaultSecrets = readonly [string, ...string[]]

/** Finds the configured secret of each key that a database has registered. */
export function createConfiguredKeys(secrets: VaultSecrets) {
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

  return {
    load,
    find,
    /** The secret of a master key that was loaded last. */
    secretOf: (id: number) => secretById.get(id),
    /** The keys of all configured secrets, the current one first. */
    all: (purpose: KeyPurpose) => secrets.map(secret => derive(secret, purpose)),
    /** The place of the registered key's secret in the configuration, 0 for the current one; -1 when it is not there. */
    placeOf: ({ checkValue }: RegisteredKey) =>
      secrets.findIndex(secret => decryptsCheckValue(secret, checkValue))
  }
}

const checkText = 'ramal'

/** Stored with a registered key, to recognize its secret. */
export function checkValueOf(secret: string): Buffer {
  return encrypt(deriveKey(secret, 'vault'), 'master key', checkText)
}

function decryptsCheckValue(secret: string, checkValue: Uint8Array): boolean {
  const text = tryDecrypt(deriveKey(secret, 'vault'), 'master key', checkValue)
  return text?.toString() === checkText
}

export const wrongKey =
  'VAULT_KEY no es la clave con la que se guardaron estos datos. No se ha escrito nada: pon la que era (o su secrets.json), o usa una base de datos vacía.'
