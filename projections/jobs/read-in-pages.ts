import { setTimeout } from 'node:timers/promises'
import type { Queryable } from '#events/database/database.ts'
import { readLexemePage, readMatchPage } from './read-postings.ts'

const rowsAtOnce = 2_000
/** Milliseconds between two pages: searches go first. */
const pause = 5

/** The numbers of all live jobs that match, page by page of all jobs. */
export async function readMatchesInPages(db: Queryable, query: string): Promise<number[]> {
  const numbers: number[] = []
  for (let last: number | null = 0; last !== null; ) {
    const page = await readMatchPage(db, query, last, rowsAtOnce)
    for (const no of page.numbers) numbers.push(no)
    last = page.last
    await setTimeout(pause, undefined, { ref: false })
  }
  return numbers
}

/** The numbers of the live jobs that have each of these lexemes, in the same way. */
export async function readLexemesInPages(
  db: Queryable,
  lexemes: readonly string[]
): Promise<Map<string, number[]>> {
  const numbers = new Map<string, number[]>(lexemes.map(lexeme => [lexeme, []]))
  for (let last: number | null = lexemes.length > 0 ? 0 : null; last !== null; ) {
    const page = await readLexemePage(db, lexemes, last, rowsAtOnce)
    for (const [lexeme, some] of page.found) for (const no of some) numbers.get(lexeme)?.push(no)
    last = page.last
    await setTimeout(pause, undefined, { ref: false })
  }
  return numbers
}
