import { hour, minute } from '#events/units.ts'
import type { Database, Queryable } from '#events/database/database.ts'
import { userColumns } from '#projections/users/queries.ts'
import type { UserView } from '#projections/users/view.ts'
import { sessionDays, sessionIdleHours } from '#events/limits/auth.ts'
import type { SessionView } from './view.ts'

/** Milliseconds. */
export const sessionLifetime = sessionDays * 24 * hour
const sessionIdleTime = sessionIdleHours * hour
/** Reads of a session store its last use at most once in this time. */
const lastUsePrecision = 5 * minute
const maxListed = 100

/** SQL for the instant at which a password was chosen, in whole milliseconds. */
export const passwordChosenAt = 'floor(extract(epoch FROM changed_at) * 1000)::float8'

export interface NewSession {
  tokenHash: string
  /** The password that was checked. */
  credentials: { userId: string; passwordHash: string }
  device: string
  now: Date
  /** An account with two-step sign-in gets no session without it, unless the second factor is not required here. */
  isSecondFactorPassed: boolean
  isSecondFactorAsked: boolean
  /** The session that the browser had, which ends with the new one. */
  replaced: string | undefined
}

export interface FoundSession {
  id: string
  /** True when the second factor was given. */
  hasSecondFactor: boolean
  user: UserView
}

const before = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString()

/**
 * When the password was chosen, in milliseconds; undefined when it is no longer the one that was checked, or the second factor is missing. The lock on its row makes a concurrent
 * change of the password wait, or this statement wait for the change.
 */
export async function insertSession(
  db: Queryable,
  session: NewSession
): Promise<number | undefined> {
  const { tokenHash, credentials, device, now, replaced } = session
  const { isSecondFactorPassed, isSecondFactorAsked } = session
  const [inserted] = await db.query<{ chosenAt: number }>(
    `WITH checked AS (
       SELECT user_id, ${passwordChosenAt} AS chosen_at FROM auth.credentials
        WHERE user_id = $2 AND password_hash = $3 AND ($8 OR NOT $9 OR NOT EXISTS (
          SELECT FROM auth.second_factors AS factor
           WHERE factor.user_id = $2 AND confirmed_at IS NOT NULL))
          FOR SHARE),
     inserted AS (
       INSERT INTO auth.sessions
         (token_hash, user_id, started_at, last_used_at, expires_at, device, second_factor_at)
       SELECT $1, user_id, $4, $4, $5, $6, CASE WHEN $8 THEN $4::timestamptz END FROM checked
       RETURNING token_hash),
     replaced AS (
       UPDATE auth.sessions SET expires_at = '-infinity'
        WHERE token_hash = $7 AND EXISTS (SELECT FROM inserted)
       RETURNING pg_notify('sessions', ''))
     SELECT chosen_at AS "chosenAt" FROM checked, inserted`,
    [
      tokenHash,
      credentials.userId,
      credentials.passwordHash,
      now.toISOString(),
      before(now, -sessionLifetime),
      device,
      replaced ?? null,
      isSecondFactorPassed,
      isSecondFactorAsked
    ]
  )
  return inserted?.chosenAt
}

/** A live session and its user; stores that it was used. */
export async function resumeSession(
  db: Pick<Database, 'query' | 'lookups'>,
  tokenHash: string,
  now: Date
): Promise<FoundSession | undefined> {
  const [found] = await db.lookups.query<
    UserView & { sessionId: string; hasSecondFactor: boolean; isLastUseOld: boolean }
  >(
    `SELECT session_id AS "sessionId", second_factor_at IS NOT NULL AS "hasSecondFactor", last_used_at <= $4 AS "isLastUseOld", ${userColumns}
       FROM auth.sessions JOIN users ON users.id = user_id
      WHERE token_hash = $1 AND expires_at > $2 AND last_used_at > $3 AND NOT is_deleted`,
    [tokenHash, now.toISOString(), before(now, sessionIdleTime), before(now, lastUsePrecision)]
  )
  if (!found) return undefined
  const { sessionId, hasSecondFactor, isLastUseOld, ...user } = found
  if (isLastUseOld) {
    await db.query('UPDATE auth.sessions SET last_used_at = $2 WHERE token_hash = $1', [
      tokenHash,
      now.toISOString()
    ])
  }
  return { id: sessionId, hasSecondFactor, user }
}

/** Records that the second factor was given in a session. */
export async function passSecondFactor(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.query('UPDATE auth.sessions SET second_factor_at = $2 WHERE token_hash = $1', [
    tokenHash,
    now.toISOString()
  ])
}

/** Those of these sessions that have not ended. */
export async function findLiveSessions(
  db: Queryable,
  tokenHashes: readonly string[],
  now: Date
): Promise<Set<string>> {
  const live = await db.query<{ tokenHash: string }>(
    `SELECT token_hash AS "tokenHash" FROM auth.sessions
      WHERE token_hash = ANY($1) AND expires_at > $2 AND last_used_at > $3`,
    [tokenHashes, now.toISOString(), before(now, sessionIdleTime)]
  )
  return new Set(live.map(({ tokenHash }) => tokenHash))
}

/** The live sessions of a user, the last used first. */
export function listSessions(
  db: Queryable,
  userId: string,
  now: Date
): Promise<Omit<SessionView, 'isCurrent'>[]> {
  return db.query(
    `SELECT session_id AS id, started_at AS "startedAt", last_used_at AS "lastUsedAt",
       coalesce(device, 'Dispositivo desconocido') AS device
       FROM auth.sessions
      WHERE user_id = $1 AND expires_at > $2 AND last_used_at > $3
      ORDER BY last_used_at DESC, session_id LIMIT ${maxListed}`,
    [userId, now.toISOString(), before(now, sessionIdleTime)]
  )
}

export async function findSessionOwner(db: Queryable, id: string): Promise<string | undefined> {
  const [found] = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM auth.sessions WHERE session_id = $1',
    [id]
  )
  return found?.userId
}

export async function deleteSessionById(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM auth.sessions WHERE session_id = $1', [id])
}

/** Of the browser that ends it: unlike a session that is ended from elsewhere it keeps its row until its time is over. */
export async function expireSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.query(
    `UPDATE auth.sessions SET expires_at = '-infinity' WHERE token_hash = $1
     RETURNING pg_notify('sessions', '')`,
    [tokenHash]
  )
}

/** Ends the sessions of a user but one; returns how many were live. */
export async function deleteOtherSessions(
  db: Queryable,
  userId: string,
  kept: string,
  now: Date
): Promise<number> {
  const ended = await db.query<{ wasLive: boolean }>(
    `DELETE FROM auth.sessions WHERE user_id = $1 AND token_hash <> $2
     RETURNING expires_at > $3 AND last_used_at > $4 AS "wasLive"`,
    [userId, kept, now.toISOString(), before(now, sessionIdleTime)]
  )
  return ended.filter(({ wasLive }) => wasLive).length
}

/** Ends every session of a user; `own` is that of the browser that asks for it. */
export async function endAllSessions(db: Queryable, userId: string, own?: string): Promise<void> {
  if (own !== undefined) await expireSession(db, own)
  await db.query('DELETE FROM auth.sessions WHERE user_id = $1 AND token_hash <> $2', [
    userId,
    own ?? ''
  ])
}

/** What ended a session that is not live; one that was ended from elsewhere has no row. */
export async function findSessionEnd(
  db: Queryable,
  tokenHash: string
): Promise<'its browser' | 'time' | 'elsewhere'> {
  const [found] = await db.query<{ isByBrowser: boolean }>(
    `SELECT expires_at = '-infinity' AS "isByBrowser" FROM auth.sessions WHERE token_hash = $1`,
    [tokenHash]
  )
  if (!found) return 'elsewhere'
  return found.isByBrowser ? 'its browser' : 'time'
}

/** Deletes up to `limit` sessions that have expired, and whose cookies no browser sends any more; returns how many. */
export async function deleteExpiredSessions(
  db: Queryable,
  now: Date,
  limit: number
): Promise<number> {
  const deleted = await db.query(
    `DELETE FROM auth.sessions WHERE token_hash IN (
       SELECT token_hash FROM auth.sessions WHERE expires_at <= $1 LIMIT $2)
     RETURNING token_hash`,
    [now.toISOString(), limit]
  )
  return deleted.length
}
