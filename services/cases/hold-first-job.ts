import { caseId, moderationCase } from '#events/aggregates/cases.ts'
import { job, type JobEvent } from '#events/aggregates/jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { hasOtherPublishedJob } from '#projections/cases/targets.ts'
import { heldFacts } from '#services/jobs/held-labels.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { decideCase } from './decide.ts'
import { findStrongSignals } from './signals.ts'

const readFields = [
  ...(['title', 'companyName', 'location', 'description', 'requirements', 'details'] as const),
  ...(['contactPhone', 'contactEmail'] as const)
] as const

/** The texts of a job, or those that a request changes. */
type JobTexts = { [Field in (typeof readFields)[number]]?: string | null | undefined }

/** Holds the first job of an employer for strong signals in its texts, as an automated decision of its case. */
export function createHold(db: Database) {
  return async function holdFirstJob(
    { id, employerId }: { id: string; employerId: string },
    texts: JobTexts,
    load: LoadStream
  ) {
    const found = findStrongSignals(readFields.map(field => texts[field] ?? '').join('\n'))
    if (!found.length || (await hasOtherPublishedJob(db, employerId, id))) return undefined
    const reviewed = caseId('job', id)
    const state = await load([job, id])
    const known = await load([moderationCase, reviewed])
    const hasEnded = 'expiryDate' in state && state.state !== 'open'
    if (hasEnded || known.state !== 'unknown') return undefined
    const owner = await load([user, employerId])
    const target = { kind: 'job', targetId: id, ownerId: employerId } as const
    const signals = found.map(({ signal }) => signal)
    const earlier = 'expiryDate' in state && ({ wasShown: true } as const)
    const held: JobEvent = { type: 'JobHeld', data: { id, employerId, signals, ...earlier } }
    const events = decideCase(
      known,
      reviewed,
      target,
      { ...ruling, facts: heldFacts(found) },
      owner
    )
    return { held, consequences: [{ stream: moderationCase.stream(reviewed), events }] }
  }
}

const ruling = {
  ...({ outcome: 'held', ground: 'terms', rule: 'dinero-o-documentos' } as const),
  ...{ isAutomated: true, isOwnInitiative: true }
}
