import { decrypt, encrypt } from './aes-gcm.ts'

/** A data key, encrypted with one of the operator's own. */
export interface WrappedKey {
  subject: string
  /** The id of the master key. */
  keyId: number
  wrapped: Buffer
  /** The person with whose key that of a thing is destroyed. */
  owner?: string | undefined
}

export function wrapKey(
  master: { id: number; key: Buffer },
  subject: string,
  key: Buffer
): WrappedKey {
  return { subject, keyId: master.id, wrapped: encrypt(master.key, subject, key) }
}

/** Undefined when none of the master keys decrypts it. */
export function unwrapKey(
  masters: readonly Buffer[],
  { subject, wrapped }: Pick<WrappedKey, 'subject' | 'wrapped'>
): Buffer | undefined {
  for (const master of masters) {
    const key = tryDecrypt(master, subject, wrapped)
    if (key) return key
  }
  return undefined
}

/** Undefined when the key or the context differs, or a bit was changed. */
export function tryDecrypt(
  key: Buffer,
  context: string,
  ciphertext: Uint8Array
): Buffer | undefined {
  try {
    return decrypt(key, context, ciphertext)
  } catch {
    return undefined
  }
}
