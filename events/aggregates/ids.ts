import { randomBytes } from 'node:crypto'

/** Eighty random bits as sixteen letters and digits: short in a URL, and not guessable. */
export function newId(bytes: Uint8Array = randomBytes(10)): string {
  return BigInt(`0x${Buffer.from(bytes.subarray(0, 10)).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')
}
