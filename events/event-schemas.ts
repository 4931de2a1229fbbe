import { applicationSchemas } from './applications.ts'
import { accountArchiveSchemas } from './account-archives.ts'
import { candidateProfileSchemas } from './candidate-profiles.ts'
import { type EventSchema, type EventPayload, upcast, type EventSchemas } from './aggregate.ts'
import { guestSchemas } from './guests.ts'
import { jobSchemas } from './jobs.ts'
import { messageSchemas } from './messages.ts'
import { userSchemas } from './users.ts'

/** Every event there is. */
export const eventSchemas: EventSchemas = {
  ...userSchemas,
  ...guestSchemas,
  ...jobSchemas,
  ...applicationSchemas,
  ...candidateProfileSchemas,
  ...messageSchemas,
  ...accountArchiveSchemas
}

export function schemaOf(type: string): EventSchema {
  const schema = eventSchemas[type]
  if (!schema) throw new Error(`unknown event type ${type}`)
  return schema
}

/** An event of any version in today's words. */
export function upcastEvent(
  type: string,
  schemaVersion: number,
  written: EventPayload
): EventPayload {
  return upcast(schemaOf(type), schemaVersion, written)
}
