import { application } from '#events/aggregates/applications.ts'
import type { Queryable, Transaction } from '#events/database/database.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import type { StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import { eraseApplication, isWaiting } from './decide.ts'
import { correctionOver } from './refusals.ts'

const { kind, lifetime } = linkTokens.correction

/** For the browser that has sent the application: it may send it again to another e-mail instead. */
export function signCorrection(
  tokens: Pick<SignedTokens, 'sign'>,
  { id, appliedAt }: { id: string; appliedAt: string }
): string {
  return tokens.sign({ kind, id, until: new Date(Date.parse(appliedAt) + lifetime), version: 1 })
}

/** The application that is corrected; throws when the time for it is over. */
export function readCorrection(
  tokens: Pick<SignedTokens, 'read'>,
  token: string | undefined,
  now: Date
): string | undefined {
  if (!token) return undefined
  const found = tokens.read(kind, token, now)
  if (!found) throw new HttpError(correctionOver)
  return found.id
}

interface Erasure {
  consequences: StreamEvents[]
  inTransaction(tx: Transaction): Promise<void>
}

/**
 * The erasure of what was sent with the wrong e-mail, which ends the link in its mailbox. None once it was answered, and
 * when it is not the browser's alone: its letter had joined the application of who owns that e-mail.
 */
export async function eraseCorrected(
  { db, vault, now }: { db: Queryable; vault: Pick<PersonalDataVault, 'shredKey'>; now(): Date },
  load: LoadStream,
  { id, jobId }: { id: string | undefined; jobId: string }
): Promise<Erasure | undefined> {
  if (!id) return undefined
  const state = await load([application, id])
  // The stream was loaded before: a change since then is a conflict.
  const found = isWaiting(state) ? await findApplication(db, id) : undefined
  if (found?.jobId !== jobId || found.applicantId || found.earlierLetters.length) return undefined
  return {
    consequences: [{ stream: application.stream(id), events: eraseApplication(state, id) }],
    inTransaction: tx => eraseThing(tx, id, { vault, now, requestedBy: 'guest' })
  }
}
