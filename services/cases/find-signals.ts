import type { Queryable } from '#events/database/database.ts'
import { findJobSurroundings, listComparedJobs } from '#projections/cases/signals.ts'
import type { CaseView } from '#projections/cases/view.ts'
import {
  comparedFields,
  conspicuousWords,
  similaritySignals,
  surroundingSignals,
  textSignals
} from './signals.ts'

/** The newest jobs of other employers that a job is compared with. */
const comparedJobs = 2_000

type Found = Omit<CaseView, 'signals' | 'markedWords'>

/** Conspicuous facts about the target of a case: sentences for the operator, never a score, and the words of its text. */
export async function findSignals(
  db: Queryable,
  found: Found
): Promise<Pick<CaseView, 'signals' | 'markedWords'>> {
  const markedWords = conspicuousWords(contentOf(found))
  return { signals: await findSentences(db, found), markedWords }
}

const contentOf = ({ reports, content }: Found) =>
  reports.find(report => report.content)?.content ?? content ?? []

async function findSentences(db: Queryable, found: Found): Promise<string[]> {
  const { kind, targetId, owner } = found
  const content = contentOf(found)
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
