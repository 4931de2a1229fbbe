import type { Database, Queryable } from '#events/database/database.ts'
import { candidateIndex } from '#projections/candidate-profiles/candidate-index.ts'
import { jobIndex } from '#projections/jobs/search/job-index.ts'

const indexes = [jobIndex, candidateIndex]

export const loadIndexes = (db: Queryable) => Promise.all(indexes.map(index => index.load(db)))

/** Milliseconds from an append until the indexes follow: others may come meanwhile. */
const followAfter = 300

/**
 * Updates the loaded indexes after each append, and not only before a search: otherwise the words of an erased person would stay
 * in memory until the next one.
 */
export async function followLog(
  db: Database,
  replica: Queryable | undefined,
  warn: (error: unknown) => void
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined
  const follow = () => {
    timer = undefined
    for (const read of [db, replica])
      for (const index of indexes) if (read) index.follow(read).catch(warn)
  }
  const unlisten = await db.listen('es', () => {
    timer ??= setTimeout(follow, followAfter).unref()
  })
  return async () => {
    clearTimeout(timer)
    await unlisten()
  }
}
