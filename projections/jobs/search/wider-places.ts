import type { Queryable } from '#events/database/database.ts'
import { isTown, type Place } from '#events/places/place-index.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { defaultRadius, radiuses } from '#events/places/shared/radiuses.ts'
import { country } from '#events/places/regions.ts'
import { searchedPlace } from './place-filter.ts'
import type { BoardState } from './job-index.ts'
import { countMatches, type JobSearchQuery, searchJobs } from './search-jobs.ts'
import type { JobPage, WiderPlace } from '../tables/view.ts'

type Wider = Omit<WiderPlace, 'total'>

/** A page of the live jobs that match, with the place that was searched; where it has none, also how many wider ones have. */
export async function searchJobsOrWider(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state?: BoardState
): Promise<JobPage> {
  const page = await searchJobs(db, search, now, state)
  const place = searchedPlace(search)
  if (!place) return page
  const isFound = page.meta.totalJobs > 0
  const wider = isFound ? undefined : await findWiderPlaces(db, search, place, now)
  const around = isTown(place) && circleAround(place, search)
  return { ...page, meta: { ...page.meta, ...(wider && { wider }), ...(around && { around }) } }
}

function circleAround({ name, lat, lon }: Place, { radius = defaultRadius }: JobSearchQuery) {
  return { name, lat, lon, radius }
}

/** The nearest radius and the narrowest area with jobs, the other conditions unchanged. */
async function findWiderPlaces(
  db: Queryable,
  search: JobSearchQuery,
  place: Place,
  now: Date
): Promise<WiderPlace[]> {
  const firstWithJobs = async (places: Wider[]) => {
    for (const wider of places) {
      const total = await countMatches(db, searchIn(search, wider), now)
      if (total > 0) return [{ ...wider, total }]
    }
    return []
  }
  return [
    ...(await firstWithJobs(widerRadiuses(search, place))),
    ...(await firstWithJobs(widerAreas(search, place)))
  ]
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
