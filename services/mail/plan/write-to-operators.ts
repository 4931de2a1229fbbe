import type { Queryable } from '#events/database/database.ts'
import { digestAfterHours, hoursBetweenAlerts } from '#events/limits/cases.ts'
import { hour } from '#events/units.ts'
import { findNewestWaiting } from '#projections/cases/queries.ts'
import { findUserByName } from '#projections/users/queries.ts'
import { isOperator } from '#services/auth/permissions/operators.ts'
import type { Config } from '#services/platform/config/config.ts'
import { dayOf } from '#services/platform/shared/time-zone.ts'
import { findRecentMails, insertMail } from '../outbox/store.ts'
import { createMailId } from '../parts/mail-id.ts'
import type { ReminderContext } from './remind-employers.ts'

export interface OperatorMailContext extends ReminderContext {
  config: Pick<Config, 'operators'>
}

/** Writes to the operators at once about what the program has held or hidden, once an hour at most. */
export async function alertOperators(context: OperatorMailContext): Promise<number> {
  const { newestStrong } = await findNewestWaiting(context.db)
  if (!newestStrong) return 0
  const isQuiet = (last: Date | undefined) =>
    isAfter(last, newestStrong) || isYounger(last, hoursBetweenAlerts, context.now())
  return writeToOperators(context, newestStrong, isQuiet)
}

/** Writes to the operators what waits, unless they have read of all of it since yesterday; for once a day. */
export async function remindOperators(context: OperatorMailContext): Promise<number> {
  const { newest } = await findNewestWaiting(context.db)
  if (!newest) return 0
  const isQuiet = (last: Date | undefined) =>
    isAfter(last, newest) && isYounger(last, digestAfterHours, context.now())
  return writeToOperators(context, dayOf(context.now()), isQuiet)
}

/** One e-mail to each operator but those who need none after their last one; two processes write it once. */
async function writeToOperators(
  { db, config, secret, now }: OperatorMailContext,
  cause: string,
  isQuiet: (last: Date | undefined) => boolean
): Promise<number> {
  const kind = 'cases-waiting'
  const mailId = createMailId(secret)
  let written = 0
  for (const person of await listOperators({ db, config })) {
    const last = (await findRecentMails(db, kind, person, '-infinity')).at(-1)
    if (isQuiet(last && new Date(last.writtenAt))) continue
    const id = mailId({ kind, person }, cause)
    await insertMail(db, { id, kind, person, writtenAt: now().toISOString() })
    written++
  }
  return written
}

const isAfter = (last: Date | undefined, instant: string) =>
  last !== undefined && last >= new Date(instant)

const isYounger = (last: Date | undefined, hours: number, now: Date) =>
  last !== undefined && now.getTime() - last.getTime() < hours * hour

async function listOperators(of: {
  db: Queryable
  config: Pick<Config, 'operators'>
}): Promise<string[]> {
  const ids: string[] = []
  for (const name of of.config.operators) {
    const account = await findUserByName(of.db, name)
    if (account && (await isOperator(of, account))) ids.push(account.id)
  }
  return ids
}
