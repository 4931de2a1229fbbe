import type { Queryable } from '#events/database/database.ts'
import { type JobIndex, loadJobIndex } from './job-index.ts'

interface HeldIndex {
  index?: JobIndex | undefined
  /** Until the first page of jobs is read: all of a small board. */
  begun: Promise<void>
  isLoading: boolean
}

/** One for each database that is searched. */
const indexes = new WeakMap<Queryable, HeldIndex>()

/** Begins to load it at the first search; undefined until it is loaded. */
export async function loadedJobIndex(db: Queryable): Promise<JobIndex | undefined> {
  const held = indexes.get(db) ?? load(db)
  if (held.index?.jobs.isFragmented() && !held.isLoading) load(db, held.index)
  if (!held.index) await held.begun
  return held.index
}

/** The next search begins to load it again. */
export function forgetJobIndex(db: Queryable, index: JobIndex): void {
  if (indexes.get(db)?.index === index) indexes.delete(db)
}

/** The former one serves until then. A failure is that of the statements that follow; the next search tries again. */
function load(db: Queryable, former?: JobIndex): HeldIndex {
  const { promise, resolve } = Promise.withResolvers<void>()
  const held: HeldIndex = { index: former, begun: promise, isLoading: true }
  indexes.set(db, held)
  const loaded = loadJobIndex(db, resolve).then(
    index => {
      Object.assign(held, { index, isLoading: false })
      void index.texts.postings.readAhead(db)
    },
    () => indexes.get(db) === held && indexes.delete(db)
  )
  void loaded.finally(resolve)
  return held
}
