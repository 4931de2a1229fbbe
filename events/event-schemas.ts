import { applicationSchemas } from './applications.ts'
import { accountArchiveSchemas } from './account-archives.ts'
import { candidateProfileSchemas } from './candidate-profiles.ts'
import {
  type EventPayload,
  type EventSchema,
  type EventSchemas,
  findSchema,
  upcast
} from './aggregate.ts'
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
  return findSchema(eventSchemas, type)
}

export function upcastEvent(
  type: string,
  schemaVersion: number,
  stored: EventPayload
): EventPayload {
  return upcast(schemaOf(type), schemaVersion, stored)
}
