import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { getIronSession, type IronSession, webCookies } from 'iron-session'
import { isHttps } from '#services/platform/http/security-headers.ts'
import {
  hostSessionCookie,
  hostSignedInHintCookie,
  sessionCookie,
  signedInHintCookie
} from './contract.ts'
import { sessionLifetime } from './session-store.ts'

const lifetimeSeconds = sessionLifetime / 1000
/** Cookies whose tokens are in memory. */
const maxRemembered = 2_000

interface SessionContent {
  token: string
}

export interface SessionCookieSecrets {
  /** Encrypts the cookie. */
  secret: string
  /** Encrypted cookies that are still valid. */
  previousSecret?: string | undefined
  /** Cookies are `Secure`, and the session's is bound to the host, when it begins with https. */
  origin: string
}

export type SessionCookies = ReturnType<typeof createSessionCookies>

/** The cookie of the session, which scripts cannot read, and one from which they know that there is a session. */
export function createSessionCookies({ secret, previousSecret, origin }: SessionCookieSecrets) {
  const secure = isHttps(origin)
  const cookieOptions = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }
  const cookieName = secure ? hostSessionCookie : sessionCookie
  const hintName = secure ? hostSignedInHintCookie : signedInHintCookie

  async function open(c: Context, headers: Headers, name = cookieName, password = secret) {
    const options = { cookieName: name, password, ttl: lifetimeSeconds, cookieOptions }
    return getIronSession<SessionContent>(webCookies(c.req.raw, headers), options)
  }

  /** Browsers that signed in before the prefix was introduced send the name without it. */
  function receivedName(c: Context): string | undefined {
    return [cookieName, sessionCookie].find(name => getCookie(c, name) !== undefined)
  }

  const tokens = createTokenMemory()

  async function decrypt(c: Context, name: string): Promise<string | undefined> {
    const token = await readWith(c, name, secret)
    return token ?? (previousSecret ? readWith(c, name, previousSecret) : undefined)
  }

  async function readWith(c: Context, name: string, password: string): Promise<string | undefined> {
    const content: Partial<IronSession<SessionContent>> = await open(
      c,
      new Headers(),
      name,
      password
    )
    return content.token
  }

  return {
    /** Undefined without a cookie, and for one that is forged or over. */
    async readToken(c: Context): Promise<string | undefined> {
      const name = receivedName(c)
      if (name === undefined) return undefined
      return tokens.getOrDecrypt(`${name} ${getCookie(c, name)}`, () => decrypt(c, name))
    },

    async set(c: Context, token: string): Promise<void> {
      const headers = new Headers()
      const content = await open(c, headers)
      content.token = token
      await content.save()
      for (const line of headers.getSetCookie()) c.header('Set-Cookie', line, { append: true })
      const hintOptions = { ...cookieOptions, httpOnly: false, maxAge: lifetimeSeconds - 60 }
      setCookie(c, hintName, '1', hintOptions)
      if (receivedName(c) === sessionCookie && secure) deleteCookie(c, sessionCookie, cookieOptions)
    },

    /** A browser without a session needs not ask who is signed in. */
    clear(c: Context): void {
      for (const name of new Set([cookieName, sessionCookie])) deleteCookie(c, name, cookieOptions)
      for (const name of new Set([hintName, signedInHintCookie])) {
        deleteCookie(c, name, { ...cookieOptions, httpOnly: false })
      }
    }
  }
}

/**
 * To decrypt a cookie takes longer than to look its session up. The row of the session decides whether it is over: the token of
 * a cookie never changes.
 */
function createTokenMemory() {
  const tokens = new Map<string, string>()
  return {
    async getOrDecrypt(
      cookie: string,
      decrypt: () => Promise<string | undefined>
    ): Promise<string | undefined> {
      const known = tokens.get(cookie)
      if (known !== undefined) return known
      const token = await decrypt()
      if (token === undefined) return undefined
      if (tokens.size === maxRemembered) tokens.clear()
      tokens.set(cookie, token)
      return token
    }
  }
}
