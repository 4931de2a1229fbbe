import type { Queryable } from '#events/database/database.ts'
import { namedApplicants } from '#events/limits/applications.ts'

/** The account or the guest that sent an application, and its employer. */
export interface ApplicationParticipants {
  id: string
  applicant: string
  employerId: string
}

const columns = `id, person_id AS applicant, employer_id AS "employerId"`

export async function findParticipants(
  db: Queryable,
  id: string
): Promise<ApplicationParticipants | undefined> {
  const [found] = await db.query<ApplicationParticipants>(
    `SELECT ${columns} FROM applications WHERE id = $1`,
    [id]
  )
  return found
}

/** The account that a guest has joined; any other id stays the person's own. */
export async function findPersonId(db: Queryable, id: string): Promise<string> {
  const [joined] = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM joined_guests WHERE guest_id = $1',
    [id]
  )
  return joined?.userId ?? id
}

/** Also after a talk: the end of the job concerns them. */
const isUndecided = "status = 'pending' AND withdrawn_at IS NULL AND NOT hidden"

/** The participants of the applications to a job whose status is still open. */
export function listWaitingParticipants(
  db: Queryable,
  jobId: string
): Promise<ApplicationParticipants[]> {
  return db.query(
    `SELECT ${columns} FROM applications WHERE job_id = $1 AND ${isUndecided} ORDER BY id`,
    [jobId]
  )
}

/** The participants of the applications to any job of an employer whose status is still open. */
export function listWaitingForEmployer(
  db: Queryable,
  employerId: string
): Promise<ApplicationParticipants[]> {
  return db.query(
    `SELECT ${columns} FROM applications WHERE employer_id = $1 AND ${isUndecided} ORDER BY id`,
    [employerId]
  )
}

/** The applications that an employer has received from an instant on, by job, with the names of the first ones. */
export function countReceivedSince(
  db: Queryable,
  employerId: string,
  since: Date
): Promise<{ title: string; count: number; names: string[] }[]> {
  return db.query(
    `SELECT coalesce(j.title, '') AS title, count(*) AS count,
        (array_agg(a.applicant_name ORDER BY a.applied_at, a.applicant_name))[:${namedApplicants}] AS names
       FROM applications AS a LEFT JOIN jobs AS j ON j.id = a.job_id
      WHERE a.employer_id = $1 AND a.applied_at >= $2 AND a.withdrawn_at IS NULL AND NOT a.hidden
      GROUP BY a.job_id, j.title ORDER BY 2 DESC, 1`,
    [employerId, since.toISOString()]
  )
}

/** Guests of accounts that are erased; they are to be erased too. */
export async function listOrphanedGuests(db: Queryable): Promise<string[]> {
  const guests = await db.query<{ id: string }>(
    `SELECT guest_id AS id FROM joined_guests
      WHERE NOT EXISTS (SELECT FROM users WHERE users.id = user_id) ORDER BY guest_id`
  )
  return guests.map(({ id }) => id)
}
