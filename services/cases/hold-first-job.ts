import { day, hour } from '#events/units.ts'
import type { CaseRule, StrongSignal } from '#events/aggregates/case-choices.ts'
import { type Case, caseId, moderationCase } from '#events/aggregates/cases.ts'
import { type Job, job } from '#events/aggregates/jobs.ts'
import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import { type User, user } from '#events/aggregates/users.ts'
import type { Database } from '#events/database/database.ts'
import { alikeAds, comparedAds, newAccountDays } from '#events/limits/cases.ts'
import { listComparedJobs } from '#projections/cases/signals.ts'
import { findEmployerStanding, findTargetContent } from '#projections/cases/targets.ts'
import type { ReportedField } from '#projections/cases/view.ts'
import { heldFacts } from '#services/jobs/shared/held-labels.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { decideCase } from './decide.ts'
import { comparedFields, findStrongSignals, isLikeSeveral } from './signals.ts'

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

interface HoldPolicy {
  holdsFirstJobs: boolean
  /** How e-mails are sent; without SMTP no address can be confirmed. */
  mail: { delivery: string }
}

/**
 * Holds a job for strong signals in its texts, as an automated decision of its case: the first of an employer, and each of a new
 * account of which no operator has kept one. A job that was reviewed is held only for signals that a change adds. Undefined when
 * it is not held. Where first jobs are held, each is before it is public.
 */
export async function holdFirstJob(
  { db, config }: { db: Database; config: HoldPolicy },
  { id, employerId }: { id: string; employerId: string },
  texts: JobTexts,
  load: LoadStream,
  now: Date
) {
  const given = readFields.map(field => texts[field] ?? '')
  if (!config.holdsFirstJobs && !findStrongSignals(given).length) return undefined
  const newSince = new Date(now.getTime() - newAccountDays * day)
  const { isKnown, isNew } = await findEmployerStanding(db, { id, employerId }, newSince)
  if (isKnown) return undefined
  const reviewed = caseId('job', id)
  const [state, known, owner] = await load(
    [job, id],
    [moderationCase, reviewed],
    [user, employerId]
  )
  if (cannotBeHeld(state, known)) return undefined
  const isFirst = known.state === 'unknown'
  const stored = (await findTargetContent(db, 'job', id)) ?? []
  const signals = findStrongSignals(given, isFirst ? [] : stored.map(({ text }) => text))
  const hasLink = signals.some(({ signal }) => signal === 'mensajeria')
  const text = comparedText(texts, stored)
  const doubt =
    hasLink && isNew ? await findDoubt({ db, config }, { owner, employerId, text }, now) : undefined
  const isPublic = 'expiryDate' in state
  const found = [
    ...signals.filter(({ signal }) => signal !== 'mensajeria' || doubt),
    ...(config.holdsFirstJobs && !isPublic ? [{ signal: 'primero' } as const] : [])
  ]
  if (!found.length) return undefined
  const target = { kind: 'job', targetId: id, ownerId: employerId } as const
  const earlier = isPublic && ({ wasShown: true } as const)
  const heldFor = found.map(({ signal }) => signal)
  const held: JobEvent = { type: 'JobHeld', data: { id, employerId, signals: heldFor, ...earlier } }
  const facts = heldFacts(found, isFirst, doubt)
  const rule = ruleOf(heldFor)
  const events = decideCase(known, reviewed, target, { ...ruling, rule, facts }, owner)
  return { held, consequences: [{ stream: moderationCase.stream(reviewed), events }] }
}

/** What makes a link to a messenger conspicuous: «su texto es casi el de otros anuncios de hoy»; undefined when nothing does. */
async function findDoubt(
  { db, config }: { db: Database; config: HoldPolicy },
  { owner, employerId, text }: { owner: User; employerId: string; text: string },
  now: Date
): Promise<string | undefined> {
  const isConfirmed = owner.state === 'active' && owner.isEmailConfirmed
  if (!isConfirmed && config.mail.delivery === 'smtp')
    return 'aún no has confirmado tu correo electrónico'
  const since = new Date(now.getTime() - alikeAds.hours * hour)
  const others = await listComparedJobs(db, employerId, comparedAds, since)
  return isLikeSeveral(text, others, alikeAds.count)
    ? 'su texto es casi el de otros anuncios de hoy'
    : undefined
}

/** The text of a job as a change leaves it. */
function comparedText(texts: JobTexts, stored: readonly ReportedField[]): string {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  const all = new Map([...stored.map(({ field, text }) => [field, text] as const), ...given])
  return comparedFields.map(field => all.get(field) ?? '').join(' ')
}

/** True when visitors do not see the job, or a complaint waits, which no rule may answer. */
function cannotBeHeld(posted: Job, known: Case): boolean {
  const isUnseen =
    'expiryDate' in posted && (posted.state !== 'open' || posted.isHidden || posted.isHeld)
  return isUnseen || (known.state !== 'unknown' && known.appealedBy !== undefined)
}

/** A link to a messenger, or a first job, asks for nothing that the terms forbid. */
function ruleOf(signals: readonly StrongSignal[]): CaseRule {
  const isFraud = (signal: StrongSignal) => signal !== 'mensajeria' && signal !== 'primero'
  return signals.some(isFraud) ? 'dinero-o-documentos' : 'otro'
}

const ruling = {
  outcome: 'held',
  ground: 'terms',
  isAutomated: true,
  isOwnInitiative: true
} as const
