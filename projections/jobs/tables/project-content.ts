import type { JobEvent } from '#events/aggregates/job-schemas.ts'
import type { Queryable } from '#events/database/database.ts'
import { areasOfLocation, areasOfMunicipality } from '#events/places/areas.ts'
import type { ProjectedEvent } from '#projections/projection.ts'
import { photoColumns } from './photo-columns.ts'

type JobPosted = Extract<JobEvent, { type: 'JobPosted' }>
type JobRevised = Extract<JobEvent, { type: 'JobRevised' }>
type JobContentEvent = JobPosted | JobRevised

/** Inserts all rows with one statement: starting one takes longer than a row. */
export function insertJobs(
  tx: Queryable,
  events: readonly ProjectedEvent<JobPosted>[]
): Promise<unknown> {
  return tx.query(
    `INSERT INTO jobs (no, id, employer_id, post_date, expiry_date, terms, title, company_name,
       location, description, requirements, details, place, place_areas, location_areas, areas,
       job_type, experience, contact_phone, contact_email, photos, photo_subjects, monthly_pay)
     SELECT given.no, id, employer_id, post_date, expiry_date, terms, title, company_name,
       location, description, requirements, details, place, place_areas, location_areas, where_it_is.areas,
       job_type, experience, contact_phone, contact_email, photos, photo_subjects, search.monthly_pay(terms)
       FROM (
         SELECT coalesce(posted.position, es.position_of(posted.event)) AS no, posted.*
           FROM json_to_recordset($1) AS posted (event uuid, position bigint, id text, employer_id text,
             post_date timestamptz, expiry_date timestamptz, terms jsonb, title text, company_name text,
             location text, description text, requirements text, details text, place text, place_areas text[],
             location_areas text[], job_type text, experience text, contact_phone text, contact_email text,
             photos text[], photo_subjects text[]) OFFSET 0) AS given,
         ${areasOf('given')} AS where_it_is`,
    [JSON.stringify(events.map(toRow))]
  )
}

/** The columns of a job, with the expression for its position. */
function toRow({ id, position, data, personal, at }: ProjectedEvent<JobPosted>) {
  const { id: jobId, employerId, expiryDate } = data
  return {
    event: id,
    position,
    id: jobId,
    employer_id: employerId,
    post_date: at,
    expiry_date: expiryDate,
    terms: toTerms(data),
    ...toColumns({ data, personal })
  }
}

export function updateJobText(
  tx: Queryable,
  { data, personal, at }: ProjectedEvent<JobRevised>
): Promise<unknown> {
  return tx.query(
    `UPDATE jobs SET title = revised.title, company_name = revised.company_name,
       location = revised.location, description = revised.description,
       requirements = revised.requirements, details = revised.details, place = revised.place,
       place_areas = revised.place_areas, location_areas = revised.location_areas,
       areas = where_it_is.areas,
       job_type = revised.job_type, experience = revised.experience,
       contact_phone = revised.contact_phone, contact_email = revised.contact_email,
       photos = revised.photos, photo_subjects = revised.photo_subjects,
       terms = merged.terms, monthly_pay = search.monthly_pay(merged.terms),
       revised_at = $4
      FROM jobs AS old, jsonb_populate_record(old, $2) AS revised, ${areasOf('revised')} AS where_it_is,
        LATERAL (SELECT jsonb_strip_nulls(old.terms || $3) AS terms) AS merged
     WHERE old.id = $1 AND jobs.no = old.no`,
    [data.id, JSON.stringify(toColumns({ data, personal })), JSON.stringify(toTerms(data)), at]
  )
}

/** The areas of a job: those of its municipality, or else of the place that its text names. */
const areasOf = (row: string) => `LATERAL (
  SELECT coalesce(nullif(${row}.place_areas, '{}'), ${row}.location_areas, '{}') AS areas)`

/** The columns that the event names; null clears one. */
function toColumns({ data, personal }: Pick<JobContentEvent, 'data' | 'personal'>) {
  const { title, companyName, location, description, requirements, details, place } = personal
  const { photos, photoSubjects } = photoColumns(personal.photos)
  return {
    title,
    location,
    description,
    requirements,
    details,
    place,
    photos,
    photo_subjects: photoSubjects,
    ...(place !== undefined && { place_areas: place ? areasOfMunicipality(place) : null }),
    ...(location !== undefined && { location_areas: areasOfLocation(location) }),
    company_name: companyName,
    job_type: data.jobType,
    experience: data.experience,
    contact_phone: personal.contactPhone,
    contact_email: personal.contactEmail
  }
}

/** The terms that the event names; null clears one. */
function toTerms({ id, employerId, jobType, experience, ...terms }: JobContentEvent['data']) {
  if (!('expiryDate' in terms)) return terms
  const { expiryDate, ...posted } = terms
  return posted
}
