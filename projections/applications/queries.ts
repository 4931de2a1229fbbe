import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import type { Said } from '#events/aggregates/applications.ts'
import { lapseDays } from '#events/limits/applications.ts'
import type { Queryable } from '#events/database/database.ts'
import { noPhoneLinks, phoneLinks } from '#projections/views/phone-links.ts'
import { countPages, offsetOf, type PageRequest } from '#projections/views/page.ts'
import { endOfJob } from './due.ts'
import { saidView } from './said.ts'
import type { ApplicationPage, ApplicationView, WaitingApplication } from './view.ts'
import { firstWordsAt, waits } from './waiting.ts'

const shownCoverLetters = 20

/** Cover letters before the shown one, the latest first. */
const earlierCoverLetters = `CASE WHEN a.earlier_letters = '[]' THEN '[]'::jsonb ELSE (
  SELECT jsonb_agg(cover_letter ORDER BY nth DESC) FROM (
    SELECT cover_letter, nth FROM jsonb_array_elements(a.earlier_letters) WITH ORDINALITY AS earlier (cover_letter, nth)
     ORDER BY nth DESC LIMIT ${shownCoverLetters}) AS latest) END`

/** The latest message about the job. */
const employerWords = (isShown: string) => `(SELECT m.content FROM messages AS m
   WHERE m.sender_id = a.employer_id AND m.receiver_id = a.person_id AND m.job_id = a.job_id
     AND NOT m.hidden AND m.hidden_reason IS NULL AND ${isShown}
   ORDER BY m.no DESC LIMIT 1)`

const answeredAt = (now: string) => {
  const isShown = `NOT m.hidden AND m.hidden_reason IS NULL AND m.shown_from <= ${now}`
  return `least(CASE WHEN a.status <> 'pending' THEN a.status_changed_at END, a.talked_at, ${firstWordsAt(isShown)})`
}
const lapsesAt = `${endOfJob} + interval '${lapseDays * 24} hours'`

/**
 * `now` is a parameter. Lists pass conditions of what is unseen, and of messages `m` that are shown: only they know their
 * reader.
 */
const select = (
  now: string,
  isUnseen = 'false',
  isShown = 'true'
) => `SELECT a.id, a.job_id AS "jobId", j.title AS "jobTitle",
    j.company_name AS "companyName", a.employer_id AS "employerId", a.applicant_id AS "applicantId", a.person_id AS "personId",
    a.cover_letter AS "coverLetter", a.said, a.status, a.applied_at AS "appliedAt",
    a.status_changed_at AS "statusChangedAt", a.opened_at AS "seenAt", a.talked_at AS "talkedAt", a.talked_by AS "talkedBy",
    a.talk_denied_at AS "talkDeniedAt", ${answeredAt(now)} AS "answeredAt", a.asked_again_at AS "askedAgainAt",
    CASE WHEN a.withdrawn_at IS NULL AND ${lapsesAt} <= ${now} AND ${answeredAt(now)} IS NULL THEN ${lapsesAt} END AS "lapsedAt",
    a.withdrawn_at AS "withdrawnAt", a.erase_on AS "eraseOn", a.is_guest_application AS "isGuestApplication",
    a.applicant_name AS "applicantName", a.applicant_email AS "applicantEmail",
    a.applicant_phone AS "applicantPhone", ${earlierCoverLetters} AS "earlierLetters", ${employerWords(isShown)} AS "employerWords", ${isUnseen} AS "isUnseen",
    (EXISTS (SELECT FROM bounced_guests AS b WHERE b.guest_id = a.guest_id)
      OR EXISTS (SELECT FROM users AS u WHERE u.id = a.applicant_id AND u.bounced_email = a.applicant_email))
      AS "isEmailBounced",
    j.is_active IS NOT TRUE AS "isJobWithdrawn",
    j.outcome IS NOT NULL AS "isJobClosed",
    NOT EXISTS (SELECT FROM users AS u WHERE u.id = a.employer_id AND NOT u.is_deleted)
      AS "isEmployerDeleted",
    (SELECT p.id FROM candidate_profiles AS p
      WHERE p.user_id = a.applicant_id AND p.is_active AND p.hidden_reason IS NULL) AS "applicantProfileId",
    NULL AS "applicantSummary"
  FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id`

type ApplicationRow = Omit<
  ApplicationView,
  'tel' | 'whatsapp' | keyof ReturnType<typeof saidView>
> & {
  said: Said
}

const toView = ({ said, ...row }: ApplicationRow): ApplicationView => ({
  ...row,
  ...saidView(said),
  ...(row.applicantPhone ? phoneLinks(row.applicantPhone) : noPhoneLinks)
})

export async function findApplication(
  db: Queryable,
  id: string,
  now: Date
): Promise<ApplicationView | undefined> {
  const [application] = await db.query<ApplicationRow>(
    `${select('$2::timestamptz')} WHERE a.id = $1 AND NOT a.hidden`,
    [id, now.toISOString()]
  )
  return application && toView(application)
}

/** Whether the employer has written about the job from an instant on, and it is not read yet; answers of 1.0.0 never are. */
export async function hasWordsSince(db: Queryable, id: string, since: Date): Promise<boolean> {
  const found = await db.query(
    `SELECT FROM applications AS a WHERE a.id = $1 AND EXISTS (
       SELECT FROM messages AS m
        WHERE m.sender_id = a.employer_id AND m.receiver_id = a.person_id AND m.job_id = a.job_id
          AND m.sent_at >= $2 AND (m.id = a.id OR NOT m.is_read) AND NOT m.hidden AND m.hidden_reason IS NULL)`,
    [id, since.toISOString()]
  )
  return found.length > 0
}

/** The guest who sent the application; undefined once it belongs to an account. */
export async function findGuestOf(db: Queryable, id: string): Promise<string | undefined> {
  const [sent] = await db.query<{ guest: string }>(
    `SELECT guest_id AS guest FROM applications
      WHERE id = $1 AND applicant_id IS NULL AND guest_id IS NOT NULL AND NOT hidden`,
    [id]
  )
  return sent?.guest
}

export interface LatestOfGuest
  extends Pick<ApplicationView, 'id' | 'coverLetter' | 'applicantName' | 'applicantPhone'> {
  said: Said
  /** Neither answered nor withdrawn: a further cover letter is added to it. */
  isOpen: boolean
}

/** The latest application to a job that was sent with this e-mail and without an account. */
export async function findLatestOfGuest(
  db: Queryable,
  jobId: string,
  email: string
): Promise<LatestOfGuest | undefined> {
  const [latest] = await db.query<LatestOfGuest>(
    `SELECT id, cover_letter AS "coverLetter", said, applicant_name AS "applicantName",
        applicant_phone AS "applicantPhone", withdrawn_at IS NULL AND answered_at IS NULL AND talked_at IS NULL AS "isOpen"
       FROM applications WHERE job_id = $1 AND lower(applicant_email) = lower($2) AND is_guest_application
      ORDER BY applied_at DESC, id LIMIT 1`,
    [jobId, email]
  )
  return latest
}

/** The e-mail of the newest application of a guest. */
export async function findEmailOfGuest(db: Queryable, guest: string): Promise<string | undefined> {
  const [latest] = await db.query<{ email: string }>(
    `SELECT applicant_email AS email FROM applications WHERE guest_id = $1 AND NOT hidden
      ORDER BY applied_at DESC, id LIMIT 1`,
    [guest]
  )
  return latest?.email
}

/** The newest application of a person to an employer that is not withdrawn. */
export async function findLatestBetween(
  db: Queryable,
  personId: string,
  employerId: string
): Promise<string | undefined> {
  const [latest] = await db.query<{ id: string }>(
    `SELECT id FROM applications
      WHERE person_id = $1 AND employer_id = $2 AND withdrawn_at IS NULL AND NOT hidden
      ORDER BY applied_at DESC, id LIMIT 1`,
    [personId, employerId]
  )
  return latest?.id
}

/** An application of a guest, as its page shows it. */
export type FollowedApplication = Pick<
  ApplicationView,
  'id' | 'jobTitle' | 'companyName' | 'applicantEmail'
>

/** The applications of a guest that are not withdrawn, newest first. */
export function listApplicationsOfGuest(
  db: Queryable,
  guest: string,
  limit: number
): Promise<FollowedApplication[]> {
  return db.query(
    `SELECT a.id, j.title AS "jobTitle", j.company_name AS "companyName", a.applicant_email AS "applicantEmail"
       FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.guest_id = $1 AND a.applicant_id IS NULL AND a.withdrawn_at IS NULL AND NOT a.hidden
      ORDER BY a.applied_at DESC, a.id LIMIT $2`,
    [guest, limit]
  )
}

interface ListTotals extends Record<'n' | 'withdrawn' | 'waiting' | ApplicationStatus, number> {
  waitingSince: string | null
  place: number | null
}

const longestWaiting = ({ waitingSince, place }: Partial<ListTotals> = {}) =>
  waitingSince && place ? { appliedAt: waitingSince, place } : null

export interface ApplicationListQuery extends PageRequest {
  scope: 'sent' | 'received'
  userId: string
  now: Date
  status?: ApplicationStatus | undefined
  jobId?: string | undefined
}

const scopeConditions = {
  sent: {
    owner: 'applicant_id',
    kind: 'status',
    listed: '(a.withdrawn_at IS NULL OR $2::text IS NULL)',
    isShown: 'm.shown_from <= $6'
  },
  received: {
    owner: 'employer_id',
    kind: 'application',
    listed: 'a.withdrawn_at IS NULL',
    isShown: '$6::timestamptz IS NOT NULL'
  }
}

/** Newest first. What was withdrawn is listed for its applicant only, and has no status to filter by. */
export async function listApplications(
  db: Queryable,
  { scope, userId, now, status, jobId, ...page }: ApplicationListQuery
): Promise<ApplicationPage> {
  const { owner, kind, listed, isShown } = scopeConditions[scope]
  const [total] = await db.query<ListTotals>(
    `SELECT count(*) FILTER (WHERE ${waits}) AS waiting,
        min(applied_at) FILTER (WHERE ${waits}) AS "waitingSince", max(place) FILTER (WHERE ${waits}) AS place,
        count(*) FILTER (WHERE ${listed} AND ($2::text IS NULL OR a.status = $2)) AS n,
        count(*) FILTER (WHERE NOT (${listed}) AND $2::text IS NULL) AS withdrawn,
        ${applicationStatuses.map(status => `count(*) FILTER (WHERE a.withdrawn_at IS NULL AND a.status = '${status}') AS ${status}`).join()}
       FROM (SELECT *, count(*) FILTER (WHERE status = 'pending' AND withdrawn_at IS NULL) OVER (ORDER BY applied_at DESC, id) AS place
               FROM applications
              WHERE ${owner} = $1 AND NOT hidden AND ($3::text IS NULL OR job_id = $3)) AS a`,
    [userId, status, jobId]
  )
  const isUnseen = `EXISTS (SELECT FROM unseen WHERE unseen.id = a.id AND kind = '${kind}' AND is_unseen)`
  const applications = await db.query<ApplicationRow>(
    `${select('$6::timestamptz', isUnseen, isShown)} WHERE a.${owner} = $1 AND NOT a.hidden AND ${listed} AND ($2::text IS NULL OR a.status = $2)
        AND ($3::text IS NULL OR a.job_id = $3)
      ORDER BY a.applied_at DESC, a.id OFFSET $4 LIMIT $5`,
    [userId, status, jobId, offsetOf(page), page.limit, now.toISOString()]
  )
  const totalApplications = total?.n ?? 0
  return {
    applications: applications.map(toView),
    meta: {
      totalApplications,
      totalPages: countPages(totalApplications, page.limit),
      byStatus: {
        pending: total?.pending ?? 0,
        approved: total?.approved ?? 0,
        rejected: total?.rejected ?? 0
      },
      waiting: total?.waiting ?? 0,
      longestWaiting: longestWaiting(total),
      ...(total?.withdrawn && { withdrawnApplications: total.withdrawn })
    }
  }
}

/** The applications without an answer that were sent by an instant, those that have waited longest first. */
export function listWaitingApplications(
  db: Queryable,
  { employerId, sentBy, limit }: { employerId: string; sentBy: Date; limit: number }
): Promise<WaitingApplication[]> {
  return db.query(
    `SELECT a.id, applicant_name AS "applicantName", j.title AS "jobTitle", applied_at AS "appliedAt"
       FROM (SELECT * FROM applications WHERE employer_id = $1 AND applied_at <= $2 AND ${waits}
              ORDER BY applied_at, id LIMIT $3) AS a
       LEFT JOIN jobs AS j ON j.id = a.job_id ORDER BY applied_at, a.id`,
    [employerId, sentBy.toISOString(), limit]
  )
}

/** A pending application of a closed job. */
export interface UnansweredApplication {
  id: string
  jobId: string
  employerId: string
  /** An account or a guest. */
  personId: string
  answer: string
}

/**
 * Applications that wait although their job was closed with an answer, after `closedAfter`; of one job, or of all. One
 * that the employer put back to waiting since then is left alone.
 */
export function findUnanswered(
  db: Queryable,
  closedAfter: string,
  limit: number,
  jobId?: string
): Promise<UnansweredApplication[]> {
  return db.query(
    `SELECT a.id, a.job_id AS "jobId", a.employer_id AS "employerId", a.person_id AS "personId", j.answer
       FROM jobs AS j JOIN applications AS a ON a.job_id = j.id
      WHERE j.answer IS NOT NULL AND j.closed_at > $1 AND j.is_active AND ($3::text IS NULL OR j.id = $3)
        AND a.status = 'pending' AND NOT a.hidden AND a.withdrawn_at IS NULL
        AND (a.status_changed_at IS NULL OR a.status_changed_at < j.closed_at)
      ORDER BY j.closed_at, a.applied_at, a.id LIMIT $2`,
    [closedAfter, limit, jobId]
  )
}

export interface SharedApplication {
  employerId: string
  personId: string
  /** When the latest one was sent. */
  appliedAt: string
}

/** The application of one to a job of the other, which is not withdrawn; to this job, or to any. */
export async function findSharedApplication(
  db: Queryable,
  a: string,
  b: string,
  jobId?: string
): Promise<SharedApplication | undefined> {
  const [shared] = await db.query<SharedApplication>(
    `SELECT employer_id AS "employerId", person_id AS "personId", max(applied_at) AS "appliedAt"
       FROM applications
      WHERE NOT hidden AND withdrawn_at IS NULL AND ((employer_id = $1 AND person_id = $2)
         OR (employer_id = $2 AND person_id = $1))
      GROUP BY employer_id, person_id HAVING $3::text IS NULL OR bool_or(job_id = $3)`,
    [a, b, jobId]
  )
  return shared
}

/** The guests whose applications or reports have this e-mail, first come first. */
export async function findGuestIds(db: Queryable, emailOrReport: string): Promise<string[]> {
  const guests = await db.query<{ id: string }>(
    `SELECT id FROM (
       SELECT guest_id AS id, applied_at AS at FROM applications
        WHERE lower(applicant_email) = lower($1) AND is_guest_application
       UNION ALL
       SELECT reporter_id, reported_at FROM reports
        WHERE (lower(email) = lower($1) OR (id = $1 AND text IS NOT NULL))
          AND NOT EXISTS (SELECT FROM users WHERE users.id = reporter_id)) AS known
      GROUP BY id ORDER BY min(at), id`,
    [emailOrReport]
  )
  return guests.map(({ id }) => id)
}
