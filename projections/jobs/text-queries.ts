import type { Queryable } from '#events/database/database.ts'
import { LeastRecentlyUsed } from './least-recently-used.ts'
import type { TextQuery } from './postings.ts'

/** What the database makes of a text. */
export interface TextMeaning {
  /** By which matches are ranked; null without words. */
  query: string | null
  /** All of them must match. */
  parts: TextQuery[]
}

type TextKind = keyof typeof statements

interface KnownMeaning extends TextMeaning {
  changes: number
}

const maxBytes = 4_000_000

const statements = {
  words: `SELECT query::text, part_shares AS shares,
      CASE WHEN search.unstemmed_tsvector($1) = '' THEN ARRAY[search.match_none()] ELSE parts END::text[] AS parts
    FROM search.word_query($1)`,
  spelling: `SELECT query::text, part_shares AS shares, parts::text[] FROM search.fuzzy_query($1)`,
  place: `SELECT query::text, ARRAY[share] AS shares, ARRAY[query]::text[] AS parts FROM search.place_query($1)`
}

/** The meanings of the last texts that were searched, in memory only. */
export class TextQueries {
  private readonly known = new LeastRecentlyUsed<KnownMeaning>(maxBytes)
  /** Those by which they were read; undefined before the first search. */
  synonyms: string | undefined

  /** Spellings and places depend on the words that live jobs have. */
  async find(
    db: Queryable,
    kind: TextKind,
    text: string,
    board: { changes: number; jobs: number }
  ): Promise<TextMeaning> {
    const { synonyms } = this
    const key = `${kind} ${text}`
    const known = this.known.get(key)
    if (known && (kind === 'words' || known.changes === board.changes)) return known
    const meaning = { ...(await readMeaning(db, kind, text, board.jobs)), changes: board.changes }
    // Another search may have seen other synonyms meanwhile.
    if (this.synonyms === synonyms) this.known.set(key, meaning, 2 * JSON.stringify(meaning).length)
    return meaning
  }

  /** When they are others than before, nothing is known any more. */
  setSynonyms(synonyms: string): void {
    if (this.synonyms !== synonyms) this.known.clear()
    this.synonyms = synonyms
  }
}

interface MeaningRow {
  query: string | null
  parts: string[]
  shares: (number | null)[]
}

async function readMeaning(
  db: Queryable,
  kind: TextKind,
  text: string,
  jobs: number
): Promise<TextMeaning> {
  const [row] = await db.query<MeaningRow>(statements[kind], [text])
  const { query, parts, shares } = row as MeaningRow
  return {
    query,
    parts: parts.map((part, nth) => ({ query: part, jobs: (shares[nth] ?? 0) * jobs }))
  }
}
