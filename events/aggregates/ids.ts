import { randomBytes } from 'node:crypto'

/** A UUID of version 7 (RFC 9562), which begins with its time: an index of them grows at its end. */
export function newEventId(at = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Random bytes as letters and digits. Ten are short in a URL; an address that nothing but its secrecy protects has sixteen. */
export function newId(bytes = 10): string {
  return toId(randomBytes(bytes), bytes)
}

/** The id that the first bytes of a hash make. */
export function toId(hash: Uint8Array, bytes = 10): string {
  const digits = Math.ceil((bytes * 8) / Math.log2(36))
  return BigInt(`0x${Buffer.from(hash.subarray(0, bytes)).toString('hex')}`)
    .toString(36)
    .padStart(digits, '0')
}
