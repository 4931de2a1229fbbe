import { areasOfLocation, areasOfMunicipality } from '#events/places/areas.ts'
import type { JobEvent } from '#events/aggregates/jobs.ts'
import type { UserEvent } from '#events/aggregates/users.ts'
import type { Queryable } from '#events/database/database.ts'
import { idsOf, type ProjectedEvent, type Projection } from '#projections/projection.ts'

/** Its municipality is where a job is; without one, what the text names. */
const areasOf = (row: string) => `LATERAL (
  SELECT coalesce(nullif(${row}.place_areas, '{}'), ${row}.location_areas, '{}') AS areas)`

type JobPosted = Extract<JobEvent, { type: 'JobPosted' }>
type JobContentEvent = Extract<JobEvent, { type: 'JobPosted' | 'JobRevised' }>

export const jobsProjection: Projection<JobEvent | UserEvent> = {
  name: 'jobs',
  version: 13,
  tableNames: [
    'jobs',
    'live_counts',
    'term_counts',
    'area_counts',
    'vocabulary',
    'vocabulary_slips',
    'hidden_yards'
  ],
  tablesFile: new URL('table.sql', import.meta.url),
  countersFile: new URL('counters.sql', import.meta.url),
  indexesFile: new URL('indexes.sql', import.meta.url),
  isSlow: true,
  on: {
    JobPosted: { several: insertJobs },

    JobRevised: (tx, { data, personal, at }) =>
      tx.query(
        `UPDATE jobs SET title = revised.title, company_name = revised.company_name,
           location = revised.location, description = revised.description,
           requirements = revised.requirements, details = revised.details, place = revised.place,
           place_areas = revised.place_areas, location_areas = revised.location_areas,
           areas = where_it_is.areas,
           job_type = revised.job_type, experience = revised.experience,
           contact_phone = revised.contact_phone, contact_email = revised.contact_email,
           photos = revised.photos,
           terms = merged.terms, monthly_pay = search.monthly_pay(merged.terms),
           filters = search.filter_text(revised.job_type, revised.experience, term.words, where_it_is.areas),
           revised_at = $4,
           words = search.job_words(old.no, revised.title, revised.company_name, revised.location,
             revised.description, concat_ws(E'\\n', revised.requirements, revised.details),
             revised.job_type, revised.experience) || search.area_words(where_it_is.areas)
             || array_to_tsvector(term.words)
          FROM jobs AS old, jsonb_populate_record(old, $2) AS revised, ${areasOf('revised')} AS where_it_is,
            LATERAL (SELECT jsonb_strip_nulls(old.terms || $3) AS terms) AS merged,
            search.term_words(merged.terms) AS term (words)
         WHERE old.id = $1 AND jobs.no = old.no`,
        [data.id, toColumns({ data, personal }), toTerms(data), at]
      ),

    JobRenewed: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET expiry_date = given.expiry_date, renewed_at = given.at, expired = false,
             live = is_active AND hidden_reason IS NULL
            FROM unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) AS given (id, expiry_date, at)
           WHERE jobs.id = given.id`,
          [idsOf(events), events.map(({ data }) => data.expiryDate), events.map(({ at }) => at)]
        )
    },

    JobExpired: {
      several: (tx, events) =>
        tx.query('UPDATE jobs SET expired = true, live = false WHERE id = ANY($1)', [idsOf(events)])
    },

    JobContactRemoved: (tx, { data }) =>
      tx.query("UPDATE jobs SET contact_phone = '', contact_email = '' WHERE id = $1", [data.id]),

    JobHidden: (tx, { data }) =>
      tx.query('UPDATE jobs SET hidden_reason = $2, live = false WHERE id = $1', [
        data.id,
        data.reason
      ]),

    JobShown: (tx, { data }) =>
      tx.query(
        `UPDATE jobs SET hidden_reason = CASE WHEN held_for IS NOT NULL THEN 'en-revision' END,
           live = is_active AND NOT expired AND outcome IS NULL AND held_for IS NULL WHERE id = $1`,
        [data.id]
      ),

    JobHeld: (tx, { data }) =>
      tx.query(
        `UPDATE jobs SET held_for = $2, hidden_reason = coalesce(hidden_reason, 'en-revision'), live = false
          WHERE id = $1`,
        [data.id, data.signals]
      ),

    // A job that was never shown is as new as its release, and before all others in lists.
    JobReleased: (tx, { id, data, at }) =>
      tx.query(
        `UPDATE jobs SET held_for = NULL, hidden_reason = nullif(hidden_reason, 'en-revision'), expiry_date = $2,
           live = is_active AND NOT expired AND outcome IS NULL AND hidden_reason = 'en-revision',
           no = released.no, post_date = CASE WHEN $3 THEN post_date ELSE $4 END,
           words = ts_delete(words, search.recency_buckets(jobs.no))
             || array_to_tsvector(search.recency_buckets(released.no))
          FROM (SELECT CASE WHEN $3 THEN no ELSE es.position_of($5) END AS no FROM jobs WHERE id = $1) AS released
         WHERE id = $1`,
        [data.id, data.expiryDate, data.wasShown === true, at, id]
      ),

    JobClosed: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET live = false, closed_at = given.at, outcome = given.outcome, answer = given.answer
            FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[]) AS given (id, at, outcome, answer)
           WHERE jobs.id = given.id`,
          [
            idsOf(events),
            events.map(({ at }) => at),
            events.map(({ data }) => data.outcome),
            events.map(({ personal }) => personal.answer)
          ]
        )
    },

    // Applicants still see the title of the job to which they applied; the rest is deleted.
    JobWithdrawn: {
      several: (tx, events) =>
        tx.query(
          `UPDATE jobs SET is_active = false, live = false, description = '', requirements = NULL,
             details = NULL, place = NULL, place_areas = NULL, location_areas = NULL, areas = '{}',
             terms = '{}', monthly_pay = NULL, filters = '', photos = NULL, contact_phone = '',
             contact_email = '', answer = NULL, words = '' WHERE id = ANY($1)`,
          [idsOf(events)]
        )
    },

    JobErased: (tx, { data }) => tx.query('DELETE FROM jobs WHERE id = $1', [data.id]),

    UserSoftDeleted: (tx, { data }) =>
      tx.query('UPDATE jobs SET is_active = false, live = false WHERE employer_id = $1', [data.id]),

    YardHidden: (tx, { data }) =>
      tx.query(
        `INSERT INTO hidden_yards (employer_id, reason) VALUES ($1, $2)
         ON CONFLICT (employer_id) DO UPDATE SET reason = excluded.reason`,
        [data.id, data.reason]
      ),

    YardShown: (tx, { data }) =>
      tx.query('DELETE FROM hidden_yards WHERE employer_id = $1', [data.id]),

    UserErased: (tx, { data }) =>
      tx.query(
        `WITH erased AS (DELETE FROM jobs WHERE employer_id = $1)
         DELETE FROM hidden_yards WHERE employer_id = $1`,
        [data.id]
      )
  }
}

/** One statement for all: what it starts, and the counters of the search, take longer than a row. */
function insertJobs(tx: Queryable, events: readonly ProjectedEvent<JobPosted>[]): Promise<unknown> {
  return tx.query(
    `INSERT INTO jobs (no, id, employer_id, post_date, expiry_date, terms, title, company_name,
       location, description, requirements, details, place, place_areas, location_areas, areas,
       job_type, experience, contact_phone, contact_email, photos, monthly_pay, filters, words)
     SELECT given.no, given.id, given.employer_id, given.at, given.expiry_date, given.terms, title, company_name,
       location, description, requirements, details, place, place_areas, location_areas, where_it_is.areas,
       job_type, experience, contact_phone, contact_email, photos, search.monthly_pay(given.terms),
       search.filter_text(job_type, experience, term.words, where_it_is.areas),
       search.job_words(given.no, title, company_name, location, description,
         concat_ws(E'\\n', requirements, details), job_type, experience)
         || search.area_words(where_it_is.areas) || array_to_tsvector(term.words)
       FROM (
         SELECT es.position_of(event) AS no, id, employer_id, at, expiry_date, terms, columns
           FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::jsonb[], $7::jsonb[])
             AS given (event, id, employer_id, at, expiry_date, terms, columns) OFFSET 0) AS given,
         jsonb_populate_record(NULL::jobs, given.columns) AS posted, ${areasOf('posted')} AS where_it_is,
         search.term_words(given.terms) AS term (words)`,
    [
      events.map(({ id }) => id),
      events.map(({ data }) => data.id),
      events.map(({ data }) => data.employerId),
      events.map(({ at }) => at),
      events.map(({ data }) => data.expiryDate),
      events.map(({ data }) => toTerms(data)),
      events.map(toColumns)
    ]
  )
}

/** The columns that the event names, as JSON; null clears one. */
function toColumns({ data, personal }: Pick<JobContentEvent, 'data' | 'personal'>): string {
  const { title, companyName, location, description, requirements, details, place, photos } =
    personal
  return JSON.stringify({
    ...{ title, location, description, requirements, details, place, photos },
    ...(place !== undefined && { place_areas: place ? areasOfMunicipality(place) : null }),
    ...(location !== undefined && { location_areas: areasOfLocation(location) }),
    company_name: companyName,
    job_type: data.jobType,
    experience: data.experience,
    contact_phone: personal.contactPhone,
    contact_email: personal.contactEmail
  })
}

/** The terms that the event names, as JSON; null clears one. */
function toTerms({ id, employerId, jobType, experience, ...terms }: JobContentEvent['data']) {
  if (!('expiryDate' in terms)) return JSON.stringify(terms)
  const { expiryDate, ...posted } = terms
  return JSON.stringify(posted)
}
