import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { sealData, unsealData } from 'iron-session'
import { LRUCache } from 'lru-cache'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { isHttps } from '#services/platform/http/responses/security-headers.ts'
import {
  hostSessionCookie,
  hostSignedInHintCookie,
  sessionCookie,
  signedInHintCookie
} from '../shared/cookies.ts'
import { sessionLifetime } from './session-store.ts'

const lifetimeSeconds = sessionLifetime / 1000
/** A browser drops its cookies a minute before the server stops accepting them. */
const maxAge = lifetimeSeconds - 60

/** Cookies whose tokens a process keeps: decrypting one takes as long as the rest of a signed-in read. */
const maxDecrypted = 2_000

interface SessionContent {
  token: string
}

export interface SessionCookieSecrets {
  /** The key of the cookie follows from it. */
  secret: string
  /** Encrypted cookies that are still valid. */
  previousSecret?: string | undefined
  /** Cookies are `Secure` and bound to the host when it begins with https. */
  origin: string
}

export type SessionCookies = ReturnType<typeof createSessionCookies>

/** The cookie of the session, which scripts cannot read, and one from which they know that there is a session. */
export function createSessionCookies({ secret, previousSecret, origin }: SessionCookieSecrets) {
  const secure = isHttps(origin)
  const cookieOptions = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }
  const hintOptions = { ...cookieOptions, httpOnly: false }
  const cookieName = secure ? hostSessionCookie : sessionCookie
  const hintName = secure ? hostSignedInHintCookie : signedInHintCookie
  const password = passwordOf(secret)
  const accepted = [secret, ...(previousSecret ? [previousSecret] : [])].map(passwordOf)

  // Decrypting takes as long as the rest of a signed-in read. Whether the session is still valid is asked of the database.
  const decrypted = new LRUCache<string, string>({ max: maxDecrypted })

  /** The only place that reads it: a request without one here has no session. */
  const read = (c: Context): string | undefined => getCookie(c, cookieName)

  async function decrypt(cookie: string): Promise<string | undefined> {
    for (const key of accepted) {
      const token = await decryptWith(cookie, key)
      if (token !== undefined) return token
    }
    return undefined
  }

  return {
    /** The cookie as sent, valid or not. */
    read,

    /** Undefined without a cookie, and for a forged or expired one. */
    async readToken(c: Context): Promise<string | undefined> {
      const cookie = read(c)
      if (!cookie) return undefined
      const known = decrypted.get(cookie)
      if (known !== undefined) return known
      const token = await decrypt(cookie)
      if (token !== undefined) decrypted.set(cookie, token)
      return token
    },

    async set(c: Context, token: string): Promise<void> {
      const content: SessionContent = { token }
      const cookie = await sealData(content, { password, ttl: lifetimeSeconds })
      setCookie(c, cookieName, cookie, { ...cookieOptions, maxAge })
      setCookie(c, hintName, '1', { ...hintOptions, maxAge })
    },

    /**
     * Those that the request has sent: without a session the browser does not ask who is signed in. Pages accept the hint
     * under either name.
     */
    clear(c: Context): void {
      const sent = getCookie(c)
      if (cookieName in sent) deleteCookie(c, cookieName, cookieOptions)
      for (const name of new Set([hintName, signedInHintCookie])) {
        if (name in sent) deleteCookie(c, name, hintOptions)
      }
    }
  }
}

const passwordOf = (secret: string) => deriveKey(secret, 'session cookies').toString('base64url')

async function decryptWith(cookie: string, password: string): Promise<string | undefined> {
  const options = { password, ttl: lifetimeSeconds }
  return (await unsealData<Partial<SessionContent>>(cookie, options)).token
}
