import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets of any length in a time that depends on neither. */
export function constantTimeEqual(given: string, expected: string): boolean {
  return timingSafeEqual(sha256(given), sha256(expected))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
