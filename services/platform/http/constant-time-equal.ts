import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret with what somebody sent, in a time that tells nothing about either. */
export function isSame(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
