import type { Queryable } from '#events/database/database.ts'

/** The numbers of jobs, separated by spaces. */
interface NumbersRow {
  numbers: string | null
}

/** The numbers of all live jobs that match. */
export async function readMatches(db: Queryable, query: string): Promise<number[]> {
  const [row] = await db.query<NumbersRow>(
    `SELECT string_agg(no::text, ' ') AS numbers FROM jobs WHERE live AND words @@ $1::tsquery`,
    [query]
  )
  return toNumbers(row?.numbers)
}

/** Of these jobs, those that are live and match. */
export async function readMatchesAmong(
  db: Queryable,
  query: string,
  among: readonly number[]
): Promise<number[]> {
  const [row] = await db.query<NumbersRow>(
    `SELECT string_agg(no::text, ' ') AS numbers FROM (
       SELECT no, words FROM jobs WHERE no = ANY ($2) AND live OFFSET 0) AS changed
      WHERE words @@ $1::tsquery`,
    [query, among]
  )
  return toNumbers(row?.numbers)
}

interface MatchPage {
  numbers: number[]
  /** Of the last job that was looked at; null after all of them. */
  last: number | null
}

/** The matches among the next live jobs after a number. */
export async function readMatchPage(
  db: Queryable,
  query: string,
  after: number,
  limit: number
): Promise<MatchPage> {
  const [row] = await db.query<NumbersRow & { last: number | null }>(
    `SELECT max(no) AS last, string_agg(no::text, ' ') FILTER (WHERE words @@ $1::tsquery) AS numbers
       FROM (SELECT no, words FROM jobs WHERE live AND no > $2 ORDER BY no LIMIT $3) AS page`,
    [query, after, limit]
  )
  return { numbers: toNumbers(row?.numbers), last: row?.last ?? null }
}

/** The lexemes that more live jobs have than a number, the most frequent first. */
export async function readFrequentLexemes(
  db: Queryable,
  moreThan: number,
  limit: number
): Promise<string[]> {
  const rows = await db.query<{ stem: string }>(
    `SELECT stem FROM vocabulary GROUP BY stem HAVING sum(n) > $1 ORDER BY sum(n) DESC, stem LIMIT $2`,
    [moreThan, limit]
  )
  return rows.map(({ stem }) => stem)
}

interface LexemePage {
  /** The numbers of the jobs that have each. */
  found: (readonly [lexeme: string, numbers: number[]])[]
  last: number | null
}

/** Which of the next live jobs after a number have each of these lexemes: all of them at once are hardly dearer than one. */
export async function readLexemePage(
  db: Queryable,
  lexemes: readonly string[],
  after: number,
  limit: number
): Promise<LexemePage> {
  const rows = await db.query<NumbersRow & { last: number | null; lexeme: string | null }>(
    `WITH page AS MATERIALIZED (SELECT no, words FROM jobs WHERE live AND no > $2 ORDER BY no LIMIT $3)
     SELECT page.last, found.lexeme, found.numbers FROM (SELECT max(no) AS last FROM page) AS page
       LEFT JOIN (
         SELECT lexeme, string_agg(no::text, ' ') AS numbers
           FROM page, unnest(tsvector_to_array(words)) AS lexeme JOIN unnest($1::text[]) AS wanted (lexeme) USING (lexeme)
          GROUP BY lexeme) AS found ON true`,
    [lexemes, after, limit]
  )
  const found = rows.flatMap(({ lexeme, numbers }) =>
    lexeme === null ? [] : [[lexeme, toNumbers(numbers)] as const]
  )
  return { found, last: rows[0]?.last ?? null }
}

function toNumbers(numbers: string | null | undefined): number[] {
  return numbers ? numbers.split(' ').map(Number) : []
}
