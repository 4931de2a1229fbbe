import type { Queryable } from '#events/database/database.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { addAll, type Bitmap, countBits, keepCommon } from './doc-set.ts'
import { formsOf } from './words.ts'

/** Alternatives; a doc meets the clause when it has all lexemes of one of them. An empty clause matches none. */
export type Clause = readonly (readonly string[])[]

/** The docs among these that meet all clauses. */
export function meetingAll(
  index: InvertedIndex,
  among: Bitmap,
  clauses: readonly Clause[]
): Bitmap {
  const left = among.slice()
  for (const clause of clauses) keepCommon(left, meeting(index, left.length, clause))
  return left
}

/** The docs that meet a clause, as a bitmap of `words` words. */
export function meeting(index: InvertedIndex, words: number, clause: Clause): Bitmap {
  const union = new Int32Array(words)
  for (const [first = '', ...others] of clause) {
    if (others.length === 0) index.find(first)?.addTo(union)
    else
      addAll(
        union,
        meetingAll(
          index,
          meeting(index, words, [[first]]),
          others.map(lexeme => [[lexeme]])
        )
      )
  }
  return union
}

export function countMeeting(index: InvertedIndex, among: Bitmap, clause: Clause): number {
  return countBits(meetingAll(index, among, [clause]))
}

/** A term with the same meaning as the others of its family; its words stand side by side, in any gender and number. */
export interface Synonym {
  family: string
  forms: readonly string[]
}

/** Synonyms, those with more words first. */
export type Synonyms = readonly Synonym[]

/** Operators edit them with `ops synonyms`. */
export async function readSynonyms(db: Queryable): Promise<Synonyms> {
  const rows = await db.query<{ family: string; term: string }>(
    'SELECT family, term FROM search.synonyms ORDER BY family, term'
  )
  return rows
    .map(({ family, term }) => ({ family, forms: formsOf(term) }))
    .sort((a, b) => b.forms.length - a.forms.length)
}
