import { sessionCookie } from '#services/auth/cookies.ts'
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
