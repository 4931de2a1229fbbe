import type { Queryable } from '#events/database/database.ts'
import { countPages } from '#projections/views/page.ts'
import type { EncodedPage } from './encoded-page.ts'
import { toFacets } from './facets.ts'
import { findMatches, hasTexts, type IndexQuery } from './find-matches.ts'
import { forgetJobIndex, loadedJobIndex } from './job-indexes.ts'
import { catchUp, type JobIndex } from './job-index.ts'
import type { PlaceFilter } from './place-filter.ts'
import { type BoardState, type ReadCards, readCards } from './read-cards.ts'

/** While others write, the jobs of the page may be slightly newer than its figures. */
const maxAttempts = 3
/** After more events it is quicker to load the index again. */
const maxCatchUp = 20_000

/**
 * Undefined until the index, and the lists of the words, are loaded. A statement reads the cards that are not in memory, and
 * the state of the board where it is not given: where the index is behind, it catches up, and the search is repeated if that
 * changed it.
 */
export async function searchWithIndex(
  db: Queryable,
  search: IndexQuery,
  place: PlaceFilter,
  now: Date,
  given?: BoardState
): Promise<EncodedPage | undefined> {
  const index = await loadedJobIndex(db)
  if (!index) return undefined
  const hasWords = hasTexts(search, place)
  const state = given && isStateOf(index, given, hasWords) ? given : undefined
  if (state) await catchUp(db, index, state.position)
  for (let attempt = 1; ; attempt++) {
    const { changes } = index
    const { synonyms } = index.texts.queries
    const found = await findMatches(db, index, search, place, now)
    if (!found) return undefined
    const unread = found.page.filter(slot => attempt === maxAttempts || !index.jobs.cards.get(slot))
    const read =
      state && unread.length === 0 ? undefined : await readUnread(db, index, unread, hasWords)
    if (read === 'outdated') return searchWithIndex(db, search, place, now)
    const isSame = index.texts.queries.synonyms === synonyms && index.changes === changes
    if (!isSame && attempt < maxAttempts) continue
    return {
      cards: found.page.flatMap(slot => read?.get(slot) ?? index.jobs.cards.get(slot) ?? []),
      scopes: found.scope && [found.scope],
      meta: {
        totalJobs: found.total,
        totalPages: countPages(found.total, search.limit),
        capped: false,
        facets: toFacets(found.count)
      }
    }
  }
}

/** False after a rebuild, after so many events that the index is to be loaded again, and with other synonyms. */
function isStateOf(index: JobIndex, state: BoardState, hasWords: boolean): boolean {
  return isNearTo(index, state) && (!hasWords || state.synonyms === index.texts.queries.synonyms)
}

function isNearTo(index: JobIndex, state: Pick<BoardState, 'position' | 'jobsTable'>): boolean {
  return state.jobsTable === index.tableId && state.position - index.position <= maxCatchUp
}

/** The cards of these slots; brings the index to the state in which they were read. */
async function readUnread(
  db: Queryable,
  index: JobIndex,
  slots: readonly number[],
  hasWords: boolean
): Promise<Map<number, Uint8Array> | 'outdated'> {
  const numbers = slots.map(slot => index.jobs.columns.no[slot] as number)
  const read = await readCards(db, numbers, hasWords)
  if (!isNearTo(index, read)) {
    forgetJobIndex(db, index)
    return 'outdated'
  }
  await catchUp(db, index, read.position)
  if (read.synonyms !== null) index.texts.queries.setSynonyms(read.synonyms)
  return rememberCards(index, slots, read)
}

/** A job that has changed since has left its slot, and its card is not kept. */
function rememberCards(
  { jobs }: JobIndex,
  slots: readonly number[],
  { cards }: ReadCards
): Map<number, Uint8Array> {
  const known = new Map<number, Uint8Array>()
  for (const slot of slots) {
    const card = cards.get(jobs.columns.no[slot] as number)
    if (!card) continue
    known.set(slot, card)
    if (jobs.columns.isPresent(slot)) jobs.cards.set(slot, card)
  }
  return known
}
