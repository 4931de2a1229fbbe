import type { ApplicationEvent } from '#events/aggregates/applications.ts'
import type { CandidateProfileEvent } from '#events/aggregates/candidate-profiles.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { readAll } from '#events/store/event-store.ts'
import type { MessageEvent } from '#events/aggregates/messages.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { DataAccess } from '#services/platform/config/open-infrastructure.ts'

type AnyEvent = UserEvent | JobEvent | ApplicationEvent | CandidateProfileEvent | MessageEvent

/** An event and its place in the log. */
export type LoggedEvent = AnyEvent & {
  position: number
  stream: string
  version: number
  at: string
}

/** The whole log, decrypted. */
export async function readLog({ db, vault }: DataAccess): Promise<LoggedEvent[]> {
  const events: LoggedEvent[] = []
  for (;;) {
    const batch = await readAll(db, events.length, 1_000)
    if (!batch.length) return events
    events.push(...((await vault.decrypt(db, batch)) as unknown as LoggedEvent[]))
  }
}
