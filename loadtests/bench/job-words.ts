import type { Queryable } from '#events/database/database.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'
import { readBoardState } from '#projections/search/followed-index.ts'
import { ofPlace, spelled } from '#projections/search/words.ts'

export interface CountedWord {
  word: string
  /** How many live jobs have it. */
  n: number
}

export interface JobWords {
  words: CountedWord[]
  places: CountedWord[]
}

/** The words of live jobs and of their places, the most frequent first. */
export async function readJobWords(db: Queryable): Promise<JobWords> {
  const { docs: jobs } = await jobIndex.at(db, await readBoardState(db))
  const counted = (prefix: string) =>
    jobs
      .lexemes(lexeme => lexeme.startsWith(prefix))
      .map(lexeme => ({ word: lexeme.slice(prefix.length), n: jobs.count(lexeme) }))
      .sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1))
  return { words: counted(spelled), places: counted(ofPlace) }
}
