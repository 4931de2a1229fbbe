import type { Queryable } from '#events/database/database.ts'
import { isTown } from '#events/places/place-index.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { placeOfAd } from '#events/places/resolve-place.ts'
import { withDistance } from './place-filter.ts'
import { readBoardState } from '#projections/search/followed-index.ts'
import { firstCards, type JobSearchQuery } from './search-jobs.ts'
import { roleOfTitle } from './title-role.ts'
import type { JobCard } from '../tables/view.ts'

const radius = 50

/**
 * Live jobs similar to one, with their distance: the nearest for any role, then those for its role in the
 * region, then elsewhere, and at last the newest.
 */
export async function findSimilarJobs(
  db: Queryable,
  job: JobCard,
  now: Date,
  limit: number
): Promise<JobCard[]> {
  const place = placeOfAd(job)
  const center = place && isTown(place) ? place : undefined
  const state = await readBoardState(db)
  const found = new Map<string, JobCard>()
  for (const search of searchesFor(job, place?.provinces, center?.code)) {
    if (found.size >= limit) break
    const wanted = { ...search, page: 1, limit: limit + found.size + 1 }
    for (const card of await firstCards(db, wanted, now, state)) found.set(card.id, card)
    found.delete(job.id)
  }
  const similar = [...found.values()].slice(0, limit)
  return center ? similar.map(card => withDistance(card, center)) : similar
}

type Search = Omit<JobSearchQuery, 'page' | 'limit'>

/** A job without a role counts with the one that its title names. */
function searchesFor(
  { role: stated, title }: JobCard,
  [province, ...others]: readonly string[] = [],
  near: string | undefined
): Search[] {
  const role = stated ?? roleOfTitle(title)
  const region = province && others.length === 0 ? provinceOf(province)?.region : undefined
  return [
    ...(near ? [{ near, radius, sort: 'cerca' } as const] : []),
    ...(role && region ? [{ role: [role], location: region }] : []),
    ...(role ? [{ role: [role] }] : []),
    {}
  ]
}
