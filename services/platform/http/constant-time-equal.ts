import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret with what somebody sent, in a time that tells nothing about either. */
export function constantTimeEqual(given: string, right: string): boolean {
  return timingSafeEqual(sha256(given), sha256(right))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
