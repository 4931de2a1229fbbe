import { createHash, randomBytes } from 'node:crypto'

const recoveryCodeCount = 10

export const newRecoveryCodes = () => Array.from({ length: recoveryCodeCount }, newCode)

/** 128 random bits in eight groups: «a1b2-c3d4-…». */
export function newCode(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/(.{4})(?=.)/g, '$1-')
}

export function hashRecoveryCode(code: string): string {
  const typed = code.replace(/[\s-]/g, '').toLowerCase()
  return createHash('sha256').update(`recovery ${typed}`).digest('base64url')
}
