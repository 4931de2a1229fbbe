import * as z from 'zod/mini'
import type { TakedownReason } from './case-choices.ts'

/** Why the operator hides something; the note is for the record. */
export interface Takedown {
  reason: TakedownReason
  note?: string | undefined
}

/** What the operator adds to a reason: it may quote the text of a person, and is encrypted like that text. */
export const TakedownNote = z.object({ note: z.optional(z.string()) })
