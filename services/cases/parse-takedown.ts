import type { Takedown } from '#events/aggregates/takedown.ts'
import { takedownReasons } from '#events/aggregates/case-choices.ts'

/** As the operator types it: a reason, or a reason with a note. */
export const takedownUsage = `${takedownReasons.join('|')}[: «…»]`

/** «falso: el teléfono es de otra cuadra»; a text without a known reason is a note to «otro». */
export function parseTakedown(text: string): Takedown {
  const [kind = '', ...rest] = text.split(':')
  const reason = takedownReasons.find(known => known === kind.trim().toLowerCase())
  return reason
    ? { reason, note: rest.join(':').trim() || undefined }
    : { reason: 'otro', note: text }
}
