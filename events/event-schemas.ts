import { applicationSchemas } from './applications.ts'
import { accountArchiveSchemas } from './account-archives.ts'
import { candidateProfileSchemas } from './candidate-profiles.ts'
import { type EventSchema, type EventPayload, upcast, type EventSchemas } from './aggregate.ts'
import { guestSchemas } from './guests.ts'
import { jobSchemas } from './jobs.ts'
import { messageSchemas } from './messages.ts'
import { userSchemas } from './users.ts'

/** Every event type, with its current schema. */
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

export function upcastEvent(
  type: string,
  schemaVersion: number,
  stored: EventPayload
): EventPayload {
  return upcast(schemaOf(type), schemaVersion, stored)
}
