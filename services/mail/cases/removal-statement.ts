import { findStatement, type RemovedPerson } from '#projections/cases/queries.ts'
import type { StatementView } from '#projections/cases/view.ts'
import { findDeletedUser, findUser } from '#projections/users/queries.ts'
import { findRemovedState } from '#services/cases/removals.ts'
import {
  keptTexts,
  removalScopes,
  removalSubjects,
  removalWhys,
  returnedText
} from '#services/cases/shared/removal-texts.ts'
import type { Mail, Recipient } from '../parts/mail.ts'
import type { WritingContext } from '../parts/mail-kind.ts'
import { accountRecipient, unconfirmedRecipient } from '../parts/recipients.ts'
import { findRecentMails } from '../outbox/store.ts'
import { appealAction, groundLines } from './case-mails.ts'

/** For a person whom the operator has removed: why, how to complain, and what returns (DSA, articles 17 and 20). */
export async function writeRemoval(
  context: WritingContext,
  caseId: string,
  removed: RemovedPerson
): Promise<{ to: Recipient; mail: Mail } | undefined> {
  const { db } = context
  const to = await findRecipient(context, removed)
  if (!to) return undefined
  const statement = await findStatement(db, caseId)
  const why = removalWhys[removed.kind]
  if (statement?.outcome === 'removed') {
    const action = appealAction(context, 'owner', caseId, statement)
    return { to, mail: { ...removedMail(context, removed, statement), action, why } }
  }
  if (statement?.answers !== 'owner' && !(await knowsOf(context, caseId))) return undefined
  const lines = [
    statement
      ? 'Lo hemos mirado otra vez y retiramos nuestra decisión.'
      : 'Hemos deshecho nuestra decisión.',
    ...factsOf(statement),
    returnedText(removed.kind, await findRemovedState(db, removed))
  ]
  return { to, mail: { subject: 'Retiramos una decisión', lines, why } }
}

/** Whether the removal was stated before it was taken back. */
async function knowsOf({ db }: WritingContext, caseId: string): Promise<boolean> {
  const earlier = await findRecentMails(db, 'statement-of-reasons', caseId, '-infinity', caseId)
  return earlier.some(({ state }) => state === 'sent')
}

async function findRecipient(
  { db }: WritingContext,
  { targetId, email }: RemovedPerson
): Promise<Recipient | undefined> {
  const account = (await findUser(db, targetId)) ?? (await findDeletedUser(db, targetId))
  if (account) return accountRecipient(account)
  return email ? unconfirmedRecipient(email) : undefined
}

function removedMail(
  { config }: WritingContext,
  { kind }: RemovedPerson,
  statement: StatementView
): Pick<Mail, 'subject' | 'lines'> {
  const subject = removalSubjects[kind]
  const said = [...factsOf(statement), ...groundLines(statement)]
  if (statement.isAppeal) {
    const lines = ['Hemos mirado tu reclamación y mantenemos la decisión.', ...said]
    return { subject: 'Mantenemos nuestra decisión', lines }
  }
  return {
    subject,
    lines: [`${subject}.`, removalScopes[kind], ...said, ...keptTexts(kind, config)]
  }
}

const factsOf = (statement: StatementView | undefined): string[] =>
  statement?.facts ? statement.facts.split(/\n+/) : []
