import { alert } from '#events/aggregates/alerts.ts'
import { application } from '#events/aggregates/applications.ts'
import { candidateProfile } from '#events/aggregates/candidate-profiles.ts'
import { candidateVisibility } from '#events/aggregates/candidate-visibility.ts'
import type { Database } from '#events/database/database.ts'
import { employerVerification } from '#events/aggregates/employer-verifications.ts'
import { job } from '#events/aggregates/jobs.ts'
import { message } from '#events/aggregates/messages.ts'
import { savedJobs } from '#events/aggregates/saved-jobs.ts'
import { user } from '#events/aggregates/users.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { readOwnHistory } from '#services/account-archive/own-history.ts'
import { listSessions } from '#services/auth/sessions/session-store.ts'
import { listMailsOf } from '#services/mail/outbox/store.ts'
import { listPicturesOf } from '#services/pictures/store.ts'
import type { OwnData } from './view.ts'

/** The database that own data are read from, and the time. */
export interface OwnDataSource {
  db: Database
  vault: Pick<PersonalDataVault, 'decrypt'>
  now(): Date
}

/** Rows as JSON, the first ones first, without what only the program uses. */
export const rows = (from: string, order: string, without: string[] = [], more = '') =>
  `(SELECT coalesce(jsonb_agg(to_jsonb(t) - '{${without.join()}}'::text[]${more} ORDER BY ${order}), '[]') FROM ${from})`

const ofJobs = ['no', 'place_areas', 'location_areas', 'areas', 'live']

/** What a person wrote, and what is shown to them at `$2`. */
export const messagesOf = (personId: string) =>
  rows(
    `messages AS t WHERE sender_id = ${personId}
      OR (receiver_id = ${personId} AND shown_from <= $2 AND NOT hidden AND hidden_reason IS NULL)`,
    't.no',
    ['no', 'shown_from', 'sender_gone', 'receiver_gone']
  )

const tablesQuery = `SELECT to_jsonb(u) - '{username_key,username_skeleton}'::text[] AS account,
  ${rows('candidate_profiles AS t WHERE user_id = u.id', 't.no', ['no', 'is_minor', 'age'], " || jsonb_build_object('age', CASE WHEN t.age_stated THEN t.age END)")} AS profiles,
  (SELECT to_jsonb(v) FROM candidate_visibility AS v WHERE user_id = u.id) AS visibility,
  ${rows('employer_blocks AS t WHERE user_id = u.id', 't.blocked_at', ['query'])} AS "hiddenFrom",
  ${rows(
    `(SELECT r.*, e.full_name AS employer_name FROM contact_releases AS r
     LEFT JOIN users AS e ON e.id = r.employer_id AND NOT e.is_deleted WHERE r.user_id = u.id) AS t`,
    't.released_at'
  )} AS "contactReleases",
  ${rows('contact_releases AS t WHERE employer_id = u.id', 't.released_at')} AS "contactRequests",
  (SELECT to_jsonb(r) FROM figures.responsiveness AS r WHERE employer_id = u.id) AS responsiveness,
  ${rows('jobs AS t WHERE employer_id = u.id', 't.no', ofJobs)} AS jobs,
  ${rows('job_drafts AS t WHERE employer_id = u.id', 't.saved_at')} AS drafts,
  ${rows(
    `(SELECT a.*, j.title AS job_title FROM applications AS a
     LEFT JOIN jobs AS j ON j.id = a.job_id WHERE a.applicant_id = u.id) AS t`,
    't.applied_at',
    ['person_id']
  )} AS applications,
  ${rows('saved_jobs AS t WHERE user_id = u.id', 't.saved_at')} AS "savedJobs",
  ${rows('alerts AS t WHERE user_id = u.id', 't.id')} AS alerts,
  ${rows('reports AS t WHERE reporter_id = u.id', 't.reported_at', ['content', 'owner_id'])} AS reports,
  ${rows('case_appeals AS t WHERE appellant_id = u.id', 't.appealed_at')} AS appeals,
  ${rows("case_decisions AS t WHERE owner_id IN (u.id, 'account-' || u.id)", 't.decided_at')} AS decisions,
  ${messagesOf('u.id')} AS messages
  FROM users AS u WHERE id = $1`

type Tables = Omit<OwnData, 'madeAt' | 'sessions' | 'mail' | 'pictures' | 'history'>

/** Everything that the board knows of a person; undefined without an account. */
export async function collectOwnData(
  source: OwnDataSource,
  userId: string
): Promise<OwnData | undefined> {
  const { db, now } = source
  const [tables] = await db.query<Tables>(tablesQuery, [userId, now().toISOString()])
  if (!tables) return undefined
  const outside = {
    sessions: await listSessions(db, userId, now()),
    mail: await listMailsOf(db, userId),
    pictures: await listPicturesOf(db, userId)
  }
  const history = await readOwnHistory(source, userId, ownStreams(userId, tables))
  const { account, ...others } = tables
  const data = { madeAt: now().toISOString(), account, ...others, ...outside, history }
  return withCamelCaseKeys(data) as OwnData
}

/** The streams of everything that is the person's own, or about them. */
function ownStreams(
  userId: string,
  { profiles, jobs, drafts, applications, messages, alerts }: Tables
): string[] {
  const streamsOf = (records: object[], stream: (id: string) => string) =>
    records.map(record => stream(String((record as { id: string }).id)))
  return [
    user.stream(userId),
    candidateVisibility.stream(userId),
    employerVerification.stream(userId),
    savedJobs.stream(userId),
    ...streamsOf(profiles, candidateProfile.stream),
    ...streamsOf([...jobs, ...drafts], job.stream),
    ...streamsOf(applications, application.stream),
    ...streamsOf(messages, message.stream),
    ...streamsOf(alerts, alert.stream)
  ]
}

/** `full_name` becomes `fullName`, at every depth. */
export function withCamelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCaseKeys)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      withCamelCaseKeys(inside)
    ])
  )
}
