import type { LiveJobs } from './live-jobs.ts'
import { MatchRanks } from './match-ranks.ts'
import { Postings } from './postings.ts'
import { TextQueries } from './text-queries.ts'

/** What texts that were searched mean, which jobs match them, and how well: in memory only. */
export interface IndexedTexts {
  queries: TextQueries
  postings: Postings
  ranks: MatchRanks
}

export function noTexts(jobs: LiveJobs): IndexedTexts {
  return { queries: new TextQueries(), postings: new Postings(jobs), ranks: new MatchRanks(jobs) }
}
