import type { Queryable } from '#events/database/database.ts'
import { type JobFilterKey, jobFilters } from '#events/job-content/job-terms.ts'
import { isTown, type Place, provinceName } from '#events/places/place-index.ts'
import { provinceOf } from '#events/places/shared/provinces.ts'
import { defaultRadius, radiuses } from '#events/places/shared/radiuses.ts'
import { country } from '#events/places/shared/regions.ts'
import { otherTowns } from '#events/places/resolve-place.ts'
import { toPlaceFilter } from './place-filter.ts'
import type { BoardState } from '#projections/search/followed-index.ts'
import { countMatches, type JobSearchQuery, searchJobs } from './search-jobs.ts'
import type { JobPage, LooserSearch, Namesake, WiderPlace } from '../tables/view.ts'

type Wider = Omit<WiderPlace, 'total'>

/** So few results that wider places are offered below them. */
const fewResults = 3

/** A page of the live jobs that match, with the searched place; with few matches or none, also how many jobs wider searches find. */
export async function searchJobsOrWider(
  db: Queryable,
  search: JobSearchQuery,
  now: Date,
  state?: BoardState
): Promise<JobPage> {
  const where = toPlaceFilter(search)
  const { place } = where
  const page = await searchJobs(db, search, now, state, where)
  const circle = place && isTown(place) && circleAround(place, search)
  const { totalJobs } = page.meta
  const wider =
    totalJobs <= fewResults && (await findWiderSearches({ db, now, search, totalJobs }, place))
  return { ...page, meta: { ...page.meta, ...circle, ...wider } }
}

/** A search, and how many jobs it finds: a wider one finds more. */
interface NarrowSearch {
  db: Queryable
  now: Date
  search: JobSearchQuery
  totalJobs: number
}

async function findWiderSearches(
  narrow: NarrowSearch,
  place: Place | undefined
): Promise<Pick<JobPage['meta'], 'looser' | 'wider'>> {
  const looser = narrow.totalJobs === 0 && (await findLooserSearches(narrow))
  return {
    ...(looser && { looser }),
    ...(place && { wider: await findWiderPlaces(narrow, place) })
  }
}

const isSet = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

const conditions = ['keyword', ...(Object.keys(jobFilters) as JobFilterKey[])] as const

/** Searches without one of the words or filters that find jobs. */
async function findLooserSearches({ db, now, search }: NarrowSearch): Promise<LooserSearch[]> {
  const found: LooserSearch[] = []
  for (const without of conditions) {
    if (!isSet(search[without])) continue
    const total = await countMatches(db, { ...search, [without]: undefined }, now)
    if (total > 0) found.push({ without, total })
  }
  return found
}

function circleAround(
  place: Place,
  { near, location = '', radius = defaultRadius }: JobSearchQuery
): Pick<JobPage['meta'], 'around' | 'namesakes'> {
  const { code, name, lat, lon } = place
  const around = { near: code, name, lat, lon, radius }
  const others = near ? [] : otherTowns(location, place).slice(0, maxNamesakes)
  return { around, ...(others.length > 0 && { namesakes: others.map(toNamesake) }) }
}

const maxNamesakes = 3

function toNamesake(place: Place): Namesake {
  return { near: place.code, name: place.name, province: provinceName(place) }
}

/** The nearest radius and the narrowest area with more jobs, the other conditions unchanged. */
async function findWiderPlaces(
  { db, now, search, totalJobs }: NarrowSearch,
  place: Place
): Promise<WiderPlace[]> {
  const firstWithJobs = async (places: Wider[]) => {
    for (const wider of places) {
      const total = await countMatches(db, searchIn(search, wider), now)
      if (total > totalJobs) return [{ ...wider, total }]
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
  return radiuses
    .filter(wider => wider > radius)
    .map(wider => ({ near: place.code, radius: wider }))
}

/** The areas around a place, such as its province and region, up to Spain. */
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
