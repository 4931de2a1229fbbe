import { hour, minute } from '#events/units.ts'
import type { Database, Queryable, Transaction } from '#events/database/database.ts'
import { retryAtOnce } from '#events/store/checkpoint.ts'
import { findLastRecording } from '#events/store/event-store.ts'
import { timeStep } from '#services/auth/sessions/second-factor.ts'
import { sessionLifetime } from '#services/auth/sessions/session-store.ts'
import { quietTime } from '#services/mail/plan/planned-mail.ts'
import { hoursToTrust } from './shared/describe-clock.ts'

/** More than this since the last reading is a jump. */
const longestPause = 24 * hour
/** The most by which the clock of a process may differ from the database's. */
const mostSkew = 5 * minute
/** A skew is over when no process, each of which reads the clock every minute, has seen it for so long. */
const skewMemory = 3 * minute

export interface ClockContext {
  db: Database
  now(): Date
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void }
}

/** What the board knows of its clock; instants in milliseconds. */
export interface KnownClock {
  /** The last reading. */
  seenAt: number
  /** The last reading with a skew; null once that is over. */
  skewedAt: number | null
  /** Up to `hoursToTrust`, in a row. */
  soundHours: number
  /** A restore alone has taken its trust. */
  isRestored: boolean
}

export interface Reading {
  /** By the clock of the database on a server, which all processes share. */
  at: number
  /** By how much the clock of this process is ahead of it. */
  skew: number
}

/** What only the clock makes due and cannot be undone is done only while this is true. */
export async function isClockTrusted(context: ClockContext): Promise<boolean> {
  const { known, reading } = await readClock(context)
  const next = afterReading(known, reading)
  const isDue =
    Math.abs(reading.at - known.seenAt) >= minute || next.soundHours !== known.soundHours
  if (isDue) await recordReading(context, { known, next, skew: reading.skew })
  return next.soundHours === hoursToTrust
}

/** As a reading of this moment would leave them; records nothing. */
export async function readClockNow(context: Pick<ClockContext, 'db' | 'now'>): Promise<KnownClock> {
  const { known, reading } = await readClock(context)
  return afterReading(known, reading)
}

/** Reads the clock at once and each minute, until the returned function is called. */
export async function watchClock(context: ClockContext): Promise<() => Promise<void>> {
  const read = () =>
    isClockTrusted(context).catch(err => context.log.warn({ err }, 'the clock was not read'))
  let reading: Promise<unknown> = read()
  await reading
  const timer = setInterval(() => {
    reading = read()
  }, minute)
  return async () => {
    clearInterval(timer)
    await reading
  }
}

/** After the database was put back to an earlier moment. */
export async function distrustClock(tx: Queryable): Promise<void> {
  await tx.query(
    `INSERT INTO figures.clock (seen_at, sound_hours, is_restored) VALUES (clock_timestamp(), 0, true)
     ON CONFLICT (one) DO UPDATE SET sound_hours = 0, is_restored = true`
  )
}

export function afterReading(known: KnownClock, { at, skew }: Reading): KnownClock {
  const isSkewed = Math.abs(skew) > mostSkew
  const hasJumped = Math.abs(at - known.seenAt) > longestPause
  const isOver = known.skewedAt !== null && Math.abs(at - known.skewedAt) > skewMemory
  const isNewHour = Math.floor(at / hour) > Math.floor(known.seenAt / hour)
  const isWrong = isSkewed || hasJumped
  const soundHours = isWrong ? 0 : Math.min(known.soundHours + (isNewHour ? 1 : 0), hoursToTrust)
  return {
    seenAt: at,
    skewedAt: isSkewed ? at : isOver ? null : known.skewedAt,
    soundHours,
    isRestored: known.isRestored && !isWrong && soundHours < hoursToTrust
  }
}

interface ClockRow {
  seenAt: string | null
  skewedAt: string | null
  soundHours: number | null
  isRestored: boolean | null
  databaseTime: string
}

async function readClock({
  db,
  now
}: Pick<ClockContext, 'db' | 'now'>): Promise<{ known: KnownClock; reading: Reading }> {
  const [row] = await db.query<ClockRow>(
    `SELECT seen_at AS "seenAt", skewed_at AS "skewedAt", sound_hours AS "soundHours",
       is_restored AS "isRestored", clock_timestamp() AS "databaseTime" FROM (VALUES (true)) AS board (one) LEFT JOIN figures.clock USING (one)`
  )
  if (!row) throw new Error('the database has no clock')
  const own = now().getTime()
  // The embedded database has the clock of its process.
  const at = db.kind === 'embedded' ? own : Date.parse(row.databaseTime)
  // Of a board without a reading the log tells when it last ran.
  const lastSeen = row.seenAt ?? (await findLastRecording(db))
  return {
    known: {
      seenAt: lastSeen ? Date.parse(lastSeen) : at - minute,
      skewedAt: row.skewedAt === null ? null : Date.parse(row.skewedAt),
      soundHours: row.soundHours ?? hoursToTrust,
      isRestored: row.isRestored ?? false
    },
    reading: { at, skew: own - at }
  }
}

const toIso = (instant: number) => new Date(instant).toISOString()

/** Of processes that read the clock at once, one records it. */
async function recordReading(
  { db, log }: ClockContext,
  { known, next, skew }: { known: KnownClock; next: KnownClock; skew: number }
): Promise<void> {
  const passed = next.seenAt - known.seenAt
  const isSkewOver = known.skewedAt !== null && next.skewedAt === null
  const isTrustedAgain = next.soundHours === hoursToTrust && known.soundHours < hoursToTrust
  const isRecorded = await db.transaction(
    async tx => {
      const recorded = await tx.query(
        `INSERT INTO figures.clock AS known (seen_at, skewed_at, sound_hours, is_restored)
         VALUES ($2, $3, $4, $5) ON CONFLICT (one)
         DO UPDATE SET seen_at = $2, skewed_at = $3, sound_hours = $4, is_restored = $5
          WHERE known.seen_at = $1 RETURNING one`,
        [
          toIso(known.seenAt),
          toIso(next.seenAt),
          next.skewedAt === null ? null : toIso(next.skewedAt),
          next.soundHours,
          next.isRestored
        ]
      )
      if (!recorded.length) return false
      if (passed <= -minute || isSkewOver) await takeBackWaits(tx, next.seenAt)
      if (isTrustedAgain) await takeBackDates(tx, next.seenAt)
      return true
    },
    { timeout: 0 }
  )
  if (!isRecorded) return
  const fields = {
    secondsSinceLast: Math.round(passed / 1_000),
    skewSeconds: Math.round(skew / 1_000)
  }
  if (next.soundHours < known.soundHours) log.error(fields, 'the clock is not trusted')
  else if (isTrustedAgain) log.warn(fields, 'the clock is trusted again')
}

/** What a clock that was ahead has put off: none of it is lost by being due soon, also if it is this clock that is wrong. */
async function takeBackWaits(tx: Transaction, at: number): Promise<void> {
  await retryAtOnce(tx)
  await takeBackAttempts(tx, at)
  await tx.query('UPDATE auth.second_factors SET last_step = $1 WHERE last_step > $1', [
    Math.floor(at / timeStep)
  ])
  // A crash of the database empties them too.
  await tx.exec('DELETE FROM auth.throttles; DELETE FROM auth.mail_codes')
  await emptyQueue(tx)
}

async function takeBackAttempts(tx: Transaction, at: number): Promise<void> {
  await tx.query(
    `UPDATE mail.outbox SET next_attempt_at = $1
      WHERE state IN ('waiting', 'sending') AND next_attempt_at > $1`,
    [toIso(at + quietTime)]
  )
}

/** Its schedule is registered at each start, and sends within a minute what is due: no run is missed. */
async function emptyQueue(tx: Transaction): Promise<void> {
  const resets = await tx.query<{ statement: string }>(
    `SELECT format('UPDATE pgboss.%I SET %s', table_name, string_agg(format('%I = NULL', column_name), ', ')) AS statement
       FROM information_schema.columns
      WHERE table_schema = 'pgboss' AND table_name IN ('version', 'queue')
        AND data_type LIKE 'timestamp%' AND is_nullable = 'YES'
      GROUP BY table_name`
  )
  for (const { statement } of resets) await tx.exec(statement)
  if (resets.length) await tx.exec('DELETE FROM pgboss.job')
}

/** What lies ahead of a trusted clock was dated by one that was ahead. */
async function takeBackDates(tx: Transaction, at: number): Promise<void> {
  await takeBackAttempts(tx, at)
  for (const [table, column] of [
    ['mail.outbox', 'written_at'],
    ['mail.alert_hits', 'found_at'],
    // The jobs of a digest are those notified when it was written.
    ['mail.alert_hits', 'notified_at'],
    ['mail.alert_queries', 'digested_at'],
    ['auth.sessions', 'last_used_at'],
    ['figures.last_backup', 'made_at']
  ])
    await tx.query(`UPDATE ${table} SET ${column} = $1 WHERE ${column} > $1`, [toIso(at)])
  await tx.query('UPDATE auth.sessions SET expires_at = $1 WHERE expires_at > $1', [
    toIso(at + sessionLifetime)
  ])
}
