import type { SignedInClient } from './api-fixtures.ts'
import { signConfirmationToken } from '../board/link-tokens.ts'
import type { TestApp } from '../board/test-app.ts'

/** Presses the link of the e-mail that an account has received. */
export async function confirmEmailOf(
  board: Pick<TestApp, 'now' | 'tools'>,
  person: SignedInClient
): Promise<void> {
  const path = `/api/email-confirmations/${signConfirmationToken(board, person.id)}`
  const { status } = await person.post(path)
  if (status !== 200) throw new Error(`the e-mail was not confirmed: ${status}`)
}
