import { sealData } from 'iron-session'
import { deriveKey } from '#events/privacy/aes-gcm.ts'
import { sessionCookie } from '#services/auth/shared/cookies.ts'
import type { TestApp, Visitor } from './test-app.ts'

/** The value of each cookie that a response sets, and its attributes in lower case. */
export function cookiesOf(
  headers: Headers
): Record<string, { value: string; attributes: string[] }> {
  return Object.fromEntries(
    headers.getSetCookie().map(line => {
      const [pair = '', ...attributes] = line.split(/; */)
      const [name = '', value = ''] = pair.split('=')
      return [
        name,
        { value, attributes: attributes.map(attribute => attribute.toLowerCase()).sort() }
      ]
    })
  )
}

/** The session of a visitor as a `Cookie` header. */
export function sessionCookieOf({ cookies }: Visitor): string {
  return `${sessionCookie}=${cookies.get(sessionCookie)}`
}

/** What `/api/user` responds to a browser that sends just these cookies. */
export async function userStatus(board: TestApp, cookie: string): Promise<number> {
  const { status } = await board.createClient().get('/api/user', { Cookie: cookie })
  return status
}

/** How a `Cookie` header may name the session; only one after another value is not understood. */
export const cookieSpellings: [string, (cookie: string) => string][] = [
  ['a blank after the name', cookie => cookie.replace('=', ' =')],
  ['a tab after the name', cookie => cookie.replace('=', '\t=')],
  ['blanks around it', cookie => `a=b;  ${cookie}  `],
  ['a blank before the value', cookie => cookie.replace('=', '= ')],
  ['its value in quotes', cookie => cookie.replace(/=(.*)/, '="$1"')],
  ['another value before it', cookie => `${sessionCookie}=other; ${cookie}`],
  ['a blank after each of two names', cookie => `${cookie.replace('=', ' =')}; ${cookie}`],
  ['another value after it', cookie => `${cookie.replace('=', '\t=')};${sessionCookie} =x`],
  ['a part that has no name', cookie => `=; ;${cookie.replace('=', ' = ')}`]
]

/** The key that encrypts session cookies. */
export const sessionCookieKey = (secret: string) =>
  deriveKey(secret, 'session cookies').toString('base64url')

/** The cookie of a session, as the board sends it. */
export const sealSession = ({ tools }: TestApp, token: string): Promise<string> =>
  sealData({ token }, { password: sessionCookieKey(tools.secret) })
