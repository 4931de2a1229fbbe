import type { Queryable } from '#events/database/database.ts'
import type { LiveJobs } from './live-jobs.ts'
import { addAll, type Bitmap, countBits, keepCommon } from './slot-set.ts'
import { formsOf } from './words.ts'

/** Of one of these a job has all lexemes; none means that no job does. */
export type Clause = readonly (readonly string[])[]

/** Those of some slots whose jobs meet all clauses. */
export function meetingAll(jobs: LiveJobs, among: Bitmap, clauses: readonly Clause[]): Bitmap {
  const left = among.slice()
  for (const clause of clauses) keepCommon(left, meeting(jobs, left.length, clause))
  return left
}

/** All whose jobs meet a clause, in so many words of bits. */
export function meeting(jobs: LiveJobs, words: number, clause: Clause): Bitmap {
  const union = new Int32Array(words)
  for (const [first = '', ...others] of clause) {
    if (others.length === 0) jobs.find(first)?.addTo(union)
    else
      addAll(
        union,
        meetingAll(
          jobs,
          meeting(jobs, words, [[first]]),
          others.map(lexeme => [[lexeme]])
        )
      )
  }
  return union
}

export function countMeeting(jobs: LiveJobs, among: Bitmap, clause: Clause): number {
  return countBits(meetingAll(jobs, among, [clause]))
}

/** A term that means what the other terms of its family do; its words stand side by side, in any gender and number. */
export interface Synonym {
  family: string
  forms: readonly string[]
}

/** Those with more words first. */
export type Synonyms = readonly Synonym[]

/** An operator edits them («ops synonyms»). */
export async function readSynonyms(db: Queryable): Promise<Synonyms> {
  const rows = await db.query<{ family: string; term: string }>(
    'SELECT family, term FROM search.synonyms ORDER BY family, term'
  )
  return rows
    .map(({ family, term }) => ({ family, forms: formsOf(term) }))
    .sort((a, b) => b.forms.length - a.forms.length)
}
