import { createHmac } from 'node:crypto'
import { mailCode } from '#events/limits/auth.ts'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { constantTimeEqual } from './constant-time-equal.ts'

/** The permission that a link in an e-mail gives. */
export interface TokenContent {
  kind: string
  id: string
  until: Date
  /** Version of what the token changes: using the token raises it, which ends the token. */
  version: number
}

export type SignedTokens = ReturnType<typeof createSignedTokens>

/** `base64url(kind.id.until.version).signature`: signed, not encrypted, so its content is readable. Throws for a dot in kind or id. */
export function createSignedTokens(secret: string, previousSecret?: string) {
  const keys = [secret, ...(previousSecret ? [previousSecret] : [])].map(key =>
    deriveKey(key, 'signed tokens')
  )
  const mailCodeKey = deriveKey(secret, 'mail codes')
  return {
    sign({ kind, id, until, version }: TokenContent): string {
      if (`${kind}${id}`.includes('.')) throw new TypeError(`a token of ${kind} cannot hold a dot`)
      const content = Buffer.from([kind, id, until.getTime(), version].join('.'))
      const encoded = content.toString('base64url')
      return `${encoded}.${sign(keys[0], encoded)}`
    },

    /** Undefined for another kind, and for a forged or expired token. */
    read(kind: string, token: string, now: Date): TokenContent | undefined {
      const [encoded = '', signature = '', ...rest] = token.split('.')
      const isSigned = keys.some(key => constantTimeEqual(sign(key, encoded), signature))
      if (rest.length || !isSigned) return undefined
      const [found, id = '', until, version] = Buffer.from(encoded, 'base64url')
        .toString()
        .split('.')
      const content = { kind, id, until: new Date(Number(until)), version: Number(version) }
      return found === kind && content.until > now ? content : undefined
    },

    /** The digits that follow from the id of a request: short enough to be typed, and stored nowhere. */
    mailCode(id: string): string {
      const number = createHmac('sha256', mailCodeKey).update(id).digest().readUIntBE(0, 6)
      return String(number % 10 ** mailCode.digits).padStart(mailCode.digits, '0')
    }
  }
}

/** Equal ids for equal parts, which cannot be guessed without the secret. */
export function createKeyedId(secret: string, purpose: string) {
  const key = deriveKey(secret, purpose)
  return (parts: readonly string[]) => sign(key, parts.join(' '))
}

function sign(key: Buffer | undefined, encoded: string): string {
  return createHmac('sha256', key ?? '')
    .update(encoded)
    .digest('base64url')
}
