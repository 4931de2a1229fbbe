import { createSignedTokens } from '#services/platform/http/request/signed-token.ts'
import type { TestApp } from './test-app.ts'

/** The code that an account has asked for last, as its e-mail has it. */
export async function mailCodeOf(
  { db, secret }: Pick<TestApp['tools'], 'db' | 'secret'>,
  userId: string
): Promise<string> {
  const [asked] = await db.query<{ id: string }>(
    'SELECT id FROM auth.mail_codes WHERE user_id = $1 ORDER BY expires_at DESC LIMIT 1',
    [userId]
  )
  return asked ? createSignedTokens(secret).mailCode(asked.id) : 'none'
}
