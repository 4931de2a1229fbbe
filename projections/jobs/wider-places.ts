import type { Queryable } from '#events/database/database.ts'
import { isTown, type Place } from '#events/places/place-index.ts'
import { provinceOf } from '#events/places/provinces.ts'
import { defaultRadius, radiuses } from '#events/places/radiuses.ts'
import { country } from '#events/places/regions.ts'
import { searchedPlace } from './place-filter.ts'
import type { EncodedPage } from './encoded-page.ts'
import type { BoardState } from './read-cards.ts'
import { type JobSearchQuery, searchEncodedJobs } from './search-jobs.ts'
import type { SearchScope } from './search-scope.ts'
import type { JobPage, WiderPlace } from './view.ts'

type Wider = Omit<WiderPlace, 'total'>

/** A page of the live jobs that match, with the place that was searched; where it has none, also how many wider ones have. */
export async function searchEncodedJobsOrWider(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state?: BoardState
): Promise<EncodedPage> {
  const page = await searchEncodedJobs(db, search, now, state)
  const place = searchedPlace(search)
  if (!place) return page
  const found = page.meta.totalJobs === 0 ? await findWiderPlaces(db, search, place, now) : none
  const around = isTown(place) && circleAround(place, search)
  const { wider } = found
  return {
    ...page,
    meta: { ...page.meta, ...(wider && { wider }), ...(around && { around }) },
    scopes: page.scopes && found.scopes && [...page.scopes, ...found.scopes]
  }
}

/** Wider places with jobs, and what they depend on. */
type FoundWider = Pick<EncodedPage, 'scopes'> & Pick<JobPage['meta'], 'wider'>

const none: FoundWider = { scopes: [] }

function circleAround({ name, lat, lon }: Place, { radius = defaultRadius }: JobSearchQuery) {
  return { name, lat, lon, radius }
}

/** The nearest radius and the narrowest area with jobs, the other conditions unchanged. */
async function findWiderPlaces(
  db: Queryable,
  search: JobSearchQuery,
  place: Place,
  now: Date
): Promise<FoundWider> {
  const scopes: SearchScope[] = []
  let dependsOnAll = false
  const firstWithJobs = async (places: Wider[]) => {
    for (const wider of places) {
      const one = { ...searchIn(search, wider), page: 1, limit: 1 }
      const { meta, scopes: some } = await searchEncodedJobs(db, one, now)
      if (some) scopes.push(...some)
      else dependsOnAll = true
      if (meta.totalJobs > 0) return [{ ...wider, total: meta.totalJobs }]
    }
    return []
  }
  const wider = [
    ...(await firstWithJobs(widerRadiuses(search, place))),
    ...(await firstWithJobs(widerAreas(search, place)))
  ]
  return { wider, scopes: dependsOnAll ? undefined : scopes }
}

function searchIn(search: JobSearchQuery, { near, radius, province, location }: Wider) {
  const provinces = province ? [province] : search.province
  return { ...search, near, radius, location, province: provinces }
}

function widerRadiuses({ radius = defaultRadius }: JobSearchQuery, place: Place): Wider[] {
  if (!isTown(place)) return []
  return radiuses.filter(one => one > radius).map(one => ({ near: place.code, radius: one }))
}

/** Its province, its region, Spain: those that are wider than the place itself. */
function widerAreas(
  { province }: JobSearchQuery,
  { kind, provinces: [code = ''] }: Place
): Wider[] {
  const isNarrow = kind !== 'province' && kind !== 'region' && kind !== 'country'
  const region = provinceOf(code)?.region ?? ''
  return [
    ...(isNarrow && !province?.length ? [{ province: code }] : []),
    ...(kind !== 'region' && kind !== 'country' ? [{ location: region }] : []),
    ...(kind !== 'country' ? [{ location: country.name }] : [])
  ]
}
