import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { newId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { mailCode } from '#events/limits/auth.ts'
import { decrypt, deriveKey, encrypt } from '#events/privacy/aes-gcm.ts'
import { minute, second } from '#events/units.ts'
import { constantTimeEqual } from '#services/platform/http/request/constant-time-equal.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { isHttps } from '#services/platform/http/responses/security-headers.ts'
import { hostMailCodeCookie, mailCodeCookie } from '../shared/cookies.ts'
import { deleteMailCode, findMailCode, refundTry, saveMailCode, takeTry } from './store.ts'

/** What the cookie of a browser says that has asked for a code. */
interface CookieContent {
  id: string
  /** As it was typed: where no account has it, nothing else knows it. */
  email: string
}

export interface AskedMailCode extends CookieContent {
  userId: string | undefined
}

export type MailCodes = ReturnType<typeof createMailCodes>

const purpose = 'mail code cookies'
const maxAge = (mailCode.minutes * minute) / second
const idBytes = 16

/** Codes by e-mail, each bound to the browser that asked for it by an encrypted cookie. */
export function createMailCodes({
  db,
  now,
  origin,
  secret,
  tokens
}: {
  db: Database
  now(): Date
  /** The cookie is `Secure` and bound to the host when it begins with https. */
  origin: string
  /** SESSION_SECRET: with another one the codes of these minutes end. */
  secret: string
  tokens: Pick<SignedTokens, 'mailCode'>
}) {
  const key = deriveKey(secret, purpose)
  const secure = isHttps(origin)
  const name = secure ? hostMailCodeCookie : mailCodeCookie
  const options = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }

  /** Undefined without a cookie, and for a forged one. */
  function read(c: Context): CookieContent | undefined {
    try {
      const sealed = Buffer.from(getCookie(c, name) ?? '', 'base64url')
      return JSON.parse(decrypt(key, purpose, sealed).toString())
    } catch {
      return undefined
    }
  }

  return {
    /** A request of this browser, which replaces the one before; its id. */
    async start(c: Context, asked: { email: string; userId: string | undefined }): Promise<string> {
      const { email, userId } = asked
      const id = newId(idBytes)
      await saveMailCode(db, { id, userId }, { now: now(), replaced: read(c)?.id })
      const content: CookieContent = { id, email }
      const sealed = encrypt(key, purpose, JSON.stringify(content)).toString('base64url')
      setCookie(c, name, sealed, { ...options, maxAge })
      return id
    },

    /** What this browser has asked for; undefined once that is over. */
    async find(c: Context): Promise<AskedMailCode | undefined> {
      const content = read(c)
      const found = content && (await findMailCode(db, content.id, now()))
      return found && { ...content, userId: found.userId }
    },

    /** Undefined when no try is left. A right code is no try. */
    async check({ id, userId }: AskedMailCode, typed: string): Promise<boolean | undefined> {
      if (!(await takeTry(db, id, now()))) return undefined
      const isRight = userId !== undefined && constantTimeEqual(tokens.mailCode(id), typed)
      if (isRight) await refundTry(db, id)
      return isRight
    },

    /** Forgets what this browser has asked for. */
    async end(c: Context): Promise<void> {
      if (getCookie(c, name) === undefined) return
      const content = read(c)
      if (content) await deleteMailCode(db, content.id)
      deleteCookie(c, name, options)
    }
  }
}
