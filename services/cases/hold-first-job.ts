import { day } from '#events/units.ts'
import { type Case, caseId, moderationCase } from '#events/aggregates/cases.ts'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { findTargetContent, isKnownEmployer } from '#projections/cases/targets.ts'
import { heldFacts } from '#services/jobs/shared/held-labels.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { decideCase } from './decide.ts'
import { newAccountDays } from '#events/limits/cases.ts'
import { findStrongSignals } from './signals.ts'

const readFields = [
  'title',
  'companyName',
  'location',
  'description',
  'requirements',
  'details',
  'contactPhone',
  'contactEmail'
] as const

/** The texts of a job, or those that a request changes. */
type JobTexts = { [Field in (typeof readFields)[number]]?: string | null | undefined }

/**
 * Holds a job for strong signals in its texts, as an automated decision of its case: the first of an employer, and each of a new
 * account of which no operator has kept one. A job that was reviewed is held only for signals that a change adds. Undefined when
 * it is not held.
 */
export async function holdFirstJob(
  db: Database,
  { id, employerId }: { id: string; employerId: string },
  texts: JobTexts,
  load: LoadStream,
  now: Date
) {
  const given = readFields.map(field => texts[field] ?? '')
  if (!findStrongSignals(given).length) return undefined
  const newSince = new Date(now.getTime() - newAccountDays * day)
  if (await isKnownEmployer(db, { id, employerId }, newSince)) return undefined
  const reviewed = caseId('job', id)
  const state = await load([job, id])
  const known = await load([moderationCase, reviewed])
  if (cannotBeHeld(state, known)) return undefined
  const isFirst = known.state === 'unknown'
  const found = findStrongSignals(given, isFirst ? [] : await listTexts(db, id))
  if (!found.length) return undefined
  const owner = await load([user, employerId])
  const target = { kind: 'job', targetId: id, ownerId: employerId } as const
  const signals = found.map(({ signal }) => signal)
  const earlier = 'expiryDate' in state && ({ wasShown: true } as const)
  const held: JobEvent = { type: 'JobHeld', data: { id, employerId, signals, ...earlier } }
  const facts = heldFacts(found, isFirst)
  const events = decideCase(known, reviewed, target, { ...ruling, facts }, owner)
  return { held, consequences: [{ stream: moderationCase.stream(reviewed), events }] }
}

/** True when visitors do not see the job, or a complaint waits, which no rule may answer. */
function cannotBeHeld(posted: Job, known: Case): boolean {
  const isUnseen =
    'expiryDate' in posted && (posted.state !== 'open' || posted.isHidden || posted.isHeld)
  return isUnseen || (known.state !== 'unknown' && known.appealedBy !== undefined)
}

async function listTexts(db: Database, id: string): Promise<string[]> {
  const content = await findTargetContent(db, 'job', id)
  return (content ?? []).map(({ text }) => text)
}

const ruling = {
  outcome: 'held',
  ground: 'terms',
  rule: 'dinero-o-documentos',
  isAutomated: true,
  isOwnInitiative: true
} as const
