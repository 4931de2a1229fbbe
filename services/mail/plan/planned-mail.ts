import { minute } from '#events/units.ts'
import { quietMinutes } from '#events/limits/mail.ts'
import type { mailKinds } from './kinds.ts'

export interface PlannedMail {
  kind: keyof typeof mailKinds
  /** An account or a guest. */
  person: string
  /** The id of its subject, such as an application. */
  about?: string | undefined
  /** Another person whom it names. */
  mentions?: string | undefined
  /** ISO instant before which it is not sent. */
  dueAt?: string
  /** When one of this kind, for this person and about the same, waits already, no second one is planned. */
  joins?: 'as it is' | 'and waits again'
}

/** Milliseconds. */
export const quietTime = quietMinutes * minute
/** An ISO instant, shifted by milliseconds. */
export const later = (at: string, milliseconds: number) =>
  new Date(Date.parse(at) + milliseconds).toISOString()
