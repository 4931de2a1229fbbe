import type { Queryable } from '#events/database/database.ts'
import { distanceKm } from '#events/places/distance.ts'
import { municipalitiesWithin } from '#events/places/municipalities-within.ts'
import { type Place, placeIndex } from '#events/places/place-index.ts'
import { placeOfAd } from '#events/places/resolve-place.ts'
import { jobCardColumns, type JobRow, toJobView } from './queries.ts'
import type { JobCard } from './view.ts'

const radius = 50
/** The nearest municipalities, and the newest jobs of each, that are looked at. */
const maxPlaces = 40
const jobsPerPlace = 12
/** The newest jobs of all places, where there are few nearby. */
const newestJobs = 60

interface NearPlace {
  code: string
  /** Kilometres. */
  distance: number
}

/** Live jobs for the same role, the nearest first; then others nearby, and at last the newest. */
export async function findSimilarJobs(
  db: Queryable,
  job: JobCard,
  now: Date,
  limit: number
): Promise<JobCard[]> {
  const center = placeOfAd(job)
  const places = center ? nearestPlaces(center) : []
  const rows = await db.query<JobRow<JobCard>>(
    `WITH nearby AS (
       SELECT near.no FROM unnest($2::text[]) AS place (code), LATERAL (
         SELECT no FROM jobs WHERE areas[1] = place.code AND search.is_live(live, expiry_date, $3)
          ORDER BY no DESC LIMIT ${jobsPerPlace}) AS near),
     candidates AS (
       SELECT no FROM nearby
        UNION (
       SELECT no FROM jobs WHERE search.is_live(live, expiry_date, $3)
        ORDER BY post_date DESC, no DESC LIMIT ${newestJobs}))
     SELECT ${jobCardColumns}
       FROM jobs WHERE no IN (SELECT no FROM candidates) AND id <> $1
      ORDER BY (terms ->> 'role' = $4) IS TRUE DESC, array_position($2, areas[1]),
        job_type = $5 DESC, no DESC LIMIT $6`,
    [job.id, places.map(({ code }) => code), now.toISOString(), job.role, job.jobType, limit]
  )
  return rows.map(toJobView)
}

/** The municipalities around a place, itself first; also a wider place where a job names no town. */
function nearestPlaces(center: Place): NearPlace[] {
  const { byCode } = placeIndex()
  const around = municipalitiesWithin(radius, center)
    .flatMap(code => (code === center.code ? [] : (byCode.get(code) ?? [])))
    .map(place => ({ code: place.code, distance: distanceKm(center, place) }))
    .sort((one, other) => one.distance - other.distance)
  return [{ code: center.code, distance: 0 }, ...around].slice(0, maxPlaces)
}
