import type { Queryable } from '#events/database/database.ts'
import { findJobSurroundings, listComparedJobs } from '#projections/cases/signals.ts'
import type { CaseView } from '#projections/cases/view.ts'
import { similaritySignals, surroundingSignals, textSignals } from './signals.ts'

/** Of other employers, the newest. */
const comparedJobs = 2_000
const comparedFields = ['description', 'requirements', 'details']

/** What is conspicuous about the target of a case, in sentences for the operator; never a score. */
export async function findSignals(
  db: Queryable,
  found: Pick<CaseView, 'kind' | 'targetId' | 'owner' | 'reports' | 'content'>
): Promise<string[]> {
  const { kind, targetId, owner, reports } = found
  const content = reports.find(report => report.content)?.content ?? found.content ?? []
  const worded = textSignals(content)
  if (kind !== 'job') return worded
  const surroundings = await findJobSurroundings(db, targetId)
  const text = content.flatMap(({ field, text }) => (comparedFields.includes(field) ? [text] : []))
  const others = text.length ? await listComparedJobs(db, owner.id, comparedJobs) : []
  return [
    ...worded,
    ...(surroundings ? surroundingSignals(surroundings) : []),
    ...similaritySignals(text.join(' '), others)
  ]
}
