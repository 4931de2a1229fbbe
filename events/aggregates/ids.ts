import { randomBytes } from 'node:crypto'

/** A UUID of version 7 (RFC 9562), which begins with its time: an index of them grows at its end. */
export function newEventId(at = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Eighty random bits as sixteen letters and digits: short in a URL, and not guessable. */
export function newId(bytes: Uint8Array = randomBytes(10)): string {
  return BigInt(`0x${Buffer.from(bytes.subarray(0, 10)).toString('hex')}`)
    .toString(36)
    .padStart(16, '0')
}
