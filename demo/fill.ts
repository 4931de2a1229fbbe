import type { PasswordHasher } from '#services/auth/passwords.ts'
import { demoPassword } from './user-commands.ts'
import type { Stage } from './context.ts'
import { timelineFor } from './timeline.ts'

/** Two accounts to sign in with; all others have the same password. */
export interface DemoLogins {
  employer: string
  applicant: string
  password: string
}

export interface DemoTools extends Pick<Stage, 'db' | 'vault' | 'now'> {
  passwords: Pick<PasswordHasher, 'hash'>
}

const logins: DemoLogins = {
  employer: 'demo.empresa',
  applicant: 'demo.candidata',
  password: demoPassword
}

/**
 * Tells a month of a small board through the commands that people give; nothing happens on a board that
 * has users already.
 */
export async function fillDemo({ db, vault, passwords, now }: DemoTools): Promise<DemoLogins> {
  const users = await db.query('SELECT FROM users LIMIT 1')
  if (users.length) return logins
  const passwordHash = await passwords.hash(demoPassword)
  const stage = { db, vault, now, passwordHash, people: new Map(), ads: new Map() }
  for (const { age, happen } of timelineFor(stage)) await happen(age)
  return logins
}
