import { normalizeUsername } from '#projections/users/queries.ts'
import { insertMail } from '#services/mail/outbox/store.ts'
import type { TestApp, Visitor } from '../board/test-app.ts'
import { deleteAccount, type SignedInClient, signUp } from './api-fixtures.ts'

/** Makes this user an operator. */
export function makeOperator(board: TestApp, person: SignedInClient): void {
  board.tools.config.operators.push(normalizeUsername(person.username))
}

/** Puts the first event into the dead letters, as `figures-1`. */
export async function addDeadLetter({ db }: TestApp, subscription = 'figures'): Promise<void> {
  const subscribe = 'INSERT INTO es.subscriptions (name) VALUES ($1) ON CONFLICT DO NOTHING'
  await db.query(subscribe, [subscription])
  await db.query(
    `INSERT INTO es.dead_letters (subscription, position, attempts, error) VALUES ($1, 1, 6, '{}')
     ON CONFLICT DO NOTHING`,
    [subscription]
  )
}

/** An e-mail that the mail server does not take, with its words. */
export async function addMailFault({ db, now }: TestApp, error: string): Promise<void> {
  const writtenAt = now.toISOString()
  await insertMail(db, { id: 'fault', kind: 'message', person: 'ana', writtenAt })
  await db.query(
    "UPDATE mail.outbox SET waits_for = 'server', last_error = $1 WHERE id = 'fault'",
    [error]
  )
}

/** An operator of a board with a deleted account, a dead letter and a mail server that takes no e-mails. */
export async function signUpOperatorWithWork(board: TestApp): Promise<Visitor> {
  const operator = await signUp(board, 'applicant')
  makeOperator(board, operator)
  const gone = await signUp(board, 'applicant')
  await deleteAccount(gone)
  await addDeadLetter(board)
  await addMailFault(board, '550 5.1.1 Sender unknown')
  return operator
}
