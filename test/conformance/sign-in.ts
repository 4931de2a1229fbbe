import { demoUsers } from '#site/e2e/demo-users.ts'

/** The cookies of a new session, as the header of a request. */
export async function signIn(origin: string, username: string): Promise<string> {
  const response = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoUsers.password })
  })
  if (!response.ok) throw new Error(`Signing in as ${username}: ${response.status}`)
  const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  return cookies.join('; ')
}
