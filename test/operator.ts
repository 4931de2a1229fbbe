import { normalizeUsername } from '#projections/users/queries.ts'
import type { Board, Visitor } from './test-app.ts'
import { type Person, register } from './api-fixtures.ts'

/** From now on the board takes this person for an operator. */
export function makeOperator(board: Board, person: Person): void {
  board.tools.config.operators.push(normalizeUsername(person.username))
}

/** Sets the first event apart; addresses call it `figures-1`. */
export async function park({ db }: Board, follower = 'figures'): Promise<void> {
  const subscribe = 'INSERT INTO es.subscriptions (name) VALUES ($1) ON CONFLICT DO NOTHING'
  await db.query(subscribe, [follower])
  await db.query(
    `INSERT INTO es.parked (subscription, position, attempts, error) VALUES ($1, 1, 6, '{}')
     ON CONFLICT DO NOTHING`,
    [follower]
  )
}

/** An operator, where something was deleted and something is parked. */
export async function operatorWithWork(board: Board): Promise<Visitor> {
  const operator = await register(board, 'applicant')
  makeOperator(board, operator)
  const gone = await register(board, 'applicant')
  await gone.delete(`/api/users/${gone.id}`)
  await park(board)
  return operator
}
