import type { Queryable } from '#events/database/database.ts'
import { findUser } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'

/** The instant at which a mail server last reported that this address of an account or a guest does not exist. */
export async function findBounce(
  db: Queryable,
  person: string,
  address: string
): Promise<Date | undefined> {
  const [bounced] = await db.query<{ at: string }>(
    `SELECT bounced_at AS at FROM bounced_guests WHERE guest_id = $1
     UNION ALL
     SELECT bounced_at FROM users
      WHERE id = coalesce((SELECT user_id FROM joined_guests WHERE guest_id = $1), $1)
        AND bounced_email = $2`,
    [person, address]
  )
  return bounced && new Date(bounced.at)
}

/** The account, or the one that the guest has joined. */
export async function findAccountOf(db: Queryable, person: string): Promise<UserView | undefined> {
  const [joined] = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM joined_guests WHERE guest_id = $1',
    [person]
  )
  return findUser(db, joined?.userId ?? person)
}

/** The addresses, in lower case, with which a guest has applied or reported. */
export async function findGuestEmails(db: Queryable, id: string): Promise<string[]> {
  const found = await db.query<{ email: string }>(
    `SELECT lower(applicant_email) AS email FROM applications WHERE guest_id = $1
     UNION
     SELECT lower(email) FROM reports WHERE reporter_id = $1 AND email IS NOT NULL`,
    [id]
  )
  return found.map(({ email }) => email)
}
