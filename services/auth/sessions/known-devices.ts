import { day, second } from '#events/units.ts'
import { knownDeviceYears } from '#events/limits/auth.ts'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isHttps } from '#services/platform/http/responses/security-headers.ts'
import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import { deviceCookie, hostDeviceCookie } from '../shared/cookies.ts'

const kind = 'device'
const lifetimeSeconds = (knownDeviceYears * 365 * day) / second
/** Accounts that one browser remembers. */
const maxAccounts = 5
const separator = '~'

/** A password as it was chosen at one instant: with another one every device is a stranger again. */
interface Password {
  userId: string
  /** Milliseconds. */
  chosenAt: number
}

export type KnownDevices = ReturnType<typeof createKnownDevices>

/**
 * A browser in which a person has signed in has a signed cookie that says so, and keeps it when they sign out: its wrong passwords are
 * counted apart from those of strangers, who therefore cannot keep the person out.
 */
export function createKnownDevices({
  secret,
  previousSecret,
  origin,
  now
}: {
  secret: string
  previousSecret?: string | undefined
  origin: string
  now(): Date
}) {
  const secure = isHttps(origin)
  const name = secure ? hostDeviceCookie : deviceCookie
  const signed = createSignedTokens(secret, previousSecret)
  const tokensOf = (c: Context) => (getCookie(c, name) ?? '').split(separator).slice(0, maxAccounts)
  const read = (token: string) => signed.read(kind, token, now())
  const options = { httpOnly: true, secure, sameSite: 'lax' as const, path: '/' }

  const tokensOfOthers = (c: Context, userId: string) =>
    tokensOf(c).filter(token => ![undefined, userId].includes(read(token)?.id))

  function write(c: Context, tokens: readonly string[]): void {
    if (tokens.length)
      setCookie(c, name, tokens.join(separator), { ...options, maxAge: lifetimeSeconds })
    else deleteCookie(c, name, options)
  }

  return {
    /** The key of the counter of this device and account; undefined where the person has not signed in with this password. */
    find: (c: Context, { userId, chosenAt }: Password): string | undefined =>
      tokensOf(c).find(token => {
        const content = read(token)
        return content?.id === userId && content.version === chosenAt
      }),

    remember(c: Context, { userId, chosenAt }: Password): void {
      const until = new Date(now().getTime() + lifetimeSeconds * 1000)
      const token = signed.sign({ kind, id: userId, until, version: chosenAt })
      write(c, [token, ...tokensOfOthers(c, userId)].slice(0, maxAccounts))
    },

    forget: (c: Context, userId: string): void => write(c, tokensOfOthers(c, userId))
  }
}
