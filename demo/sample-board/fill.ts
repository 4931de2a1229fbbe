import type { PasswordHasher } from '#services/auth/passwords/passwords.ts'
import { skipMailsOfThePast } from '#services/mail/outbox/sender-switch.ts'
import { demoPassword } from './user-commands.ts'
import type { DemoContext } from './context.ts'
import { openDemoJobs } from './job-views.ts'
import { createTimeline } from './timeline.ts'

/** Two accounts to sign in with; all others have the same password. */
export interface DemoLogins {
  employer: string
  applicant: string
  password: string
}

export interface DemoDependencies extends Pick<DemoContext, 'db' | 'vault' | 'now'> {
  passwords: Pick<PasswordHasher, 'hash'>
}

const logins: DemoLogins = {
  employer: 'demo.empresa',
  applicant: 'demo.candidata',
  password: demoPassword
}

/** Replays a month of a small board through its commands; leaves a board that has users as it is. */
export async function fillDemo({
  db,
  vault,
  passwords,
  now
}: DemoDependencies): Promise<DemoLogins> {
  const users = await db.query('SELECT FROM users LIMIT 1')
  if (users.length) return logins
  const passwordHash = await passwords.hash(demoPassword)
  const context = { db, vault, now, passwordHash, people: new Map(), jobs: new Map() }
  for (const { daysAgo, run } of createTimeline(context)) await run(daysAgo)
  await openDemoJobs(db, now)
  await skipMailsOfThePast(db)
  return logins
}
