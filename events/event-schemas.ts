import { applicationVocabulary } from './applications.ts'
import { archiveVocabulary } from './account-archives.ts'
import { candidateProfileVocabulary } from './candidate-profiles.ts'
import { type EventSchema, type Plain, upcast, type Vocabulary } from './aggregate.ts'
import { guestVocabulary } from './guests.ts'
import { jobVocabulary } from './jobs.ts'
import { messageVocabulary } from './messages.ts'
import { userVocabulary } from './users.ts'

/** Every event there is. */
export const vocabulary: Vocabulary = {
  ...userVocabulary,
  ...guestVocabulary,
  ...jobVocabulary,
  ...applicationVocabulary,
  ...candidateProfileVocabulary,
  ...messageVocabulary,
  ...archiveVocabulary
}

export function schemaOf(type: string): EventSchema {
  const schema = vocabulary[type]
  if (!schema) throw new Error(`unknown event type ${type}`)
  return schema
}

/** An event of any version in today's words. */
export function translate(type: string, schemaVersion: number, written: Plain): Plain {
  return upcast(schemaOf(type), schemaVersion, written)
}
