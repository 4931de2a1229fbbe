import { day } from '#events/units.ts'
import type { Database } from '#events/database/database.ts'
import type { UserType } from '#events/aggregates/users.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { CommandContext } from '#services/platform/commands/handle-command.ts'

/** State of a fill: accounts by username, jobs by key. */
export interface DemoContext {
  db: Database
  vault: PersonalDataVault
  /** The time of the fill; every command is dated before it. */
  now: Date
  passwordHash: string
  people: Map<string, DemoUser>
  jobs: Map<string, DemoJobRef>
}

/** A job's id, and the username of its employer. */
export interface DemoJobRef {
  id: string
  owner: string
}

export interface DemoUser {
  id: string
  userType: UserType
  fullName: string
  email: string
  phone: string | undefined
}

export function daysBefore(now: Date, age: number): Date {
  return new Date(Math.round(now.getTime() - age * day))
}

export function findDemoUser({ people }: DemoContext, username: string): DemoUser {
  return requireFound(people.get(username), username)
}

export function findDemoJob({ jobs }: DemoContext, key: string): DemoJobRef {
  return requireFound(jobs.get(key), key)
}

/** The context of a command that was given so many days ago. */
export function demoCommandContext(
  { db, vault, now }: DemoContext,
  age: number,
  user?: DemoUser
): CommandContext {
  const at = daysBefore(now, age)
  return { db, vault, now: () => at, user }
}

function requireFound<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`the demo has no ${name} yet`)
  return found
}
