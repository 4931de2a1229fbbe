import type { Database } from '#events/database/database.ts'
import type { UserType } from '#events/users.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import type { CommandContext } from '#services/platform/commands/handle-command.ts'

const day = 24 * 60 * 60 * 1000

/** Who is who while the demo is told: accounts by username, ads by their key. */
export interface Stage {
  db: Database
  vault: PersonalDataVault
  /** The present of the demo; everything happens before. */
  now: Date
  passwordHash: string
  people: Map<string, Actor>
  ads: Map<string, DemoAdRef>
}

/** An ad's id, and the username of who posted it. */
export interface DemoAdRef {
  id: string
  owner: string
}

export interface Actor {
  id: string
  userType: UserType
  fullName: string
  email: string
  phone: string | undefined
}

export function daysBefore(now: Date, age: number): Date {
  return new Date(Math.round(now.getTime() - age * day))
}

export function actorOf({ people }: Stage, username: string): Actor {
  return needed(people.get(username), username)
}

export function adOf({ ads }: Stage, key: string): DemoAdRef {
  return needed(ads.get(key), key)
}

/** What `record` needs for a command that somebody gave so many days ago. */
export function recordingOf({ db, vault, now }: Stage, age: number, user?: Actor): CommandContext {
  const at = daysBefore(now, age)
  return { tools: { db, vault, now: () => at }, user }
}

function needed<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`the demo has no ${name} yet`)
  return found
}
