import { sessionEnded } from '#services/auth/shared/refusals.ts'
import { mayWait } from './may-wait.ts'

/** After a response that says so, no text of an account stays on a device whose session was ended from elsewhere. */
export async function eraseIfEnded(response: Response): Promise<void> {
  if (response.status !== 401 || !mayWait()) return
  const { code } = await response
    .clone()
    .json()
    .catch(() => ({}))
  if (code === sessionEnded.code) await eraseKeptTexts()
}

export async function eraseKeptTexts(): Promise<void> {
  if (mayWait()) await (await import('./flush.ts')).eraseTextsOfAccounts()
}
