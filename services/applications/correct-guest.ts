import { createHash } from 'node:crypto'
import { application } from '#events/aggregates/applications.ts'
import type { Queryable, Transaction } from '#events/database/database.ts'
import { findFirstRequest } from '#events/store/event-store.ts'
import type { PersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { findApplication } from '#projections/applications/queries.ts'
import { eraseThing } from '#services/account-archive/erase-thing.ts'
import type { StreamEvents } from '#services/platform/commands/handle-command.ts'
import type { LoadStream } from '#services/platform/commands/stream-loader.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens, TokenContent } from '#services/platform/http/request/signed-token.ts'
import { eraseApplication, isUndecided } from './decide.ts'
import { correctionOver } from './refusals.ts'

const { kind, lifetime } = linkTokens.correction

/** The application that is corrected, and the request whose answer said so. */
export type Correction = Pick<TokenContent, 'id' | 'version'>

/**
 * For the browser that has sent the application: it may send it again to another e-mail instead. Every answer has one, and
 * only that of the request which created the application corrects it: an answer does not tell whether there was one before.
 */
export function signCorrection(
  tokens: Pick<SignedTokens, 'sign'>,
  { id, appliedAt, requestId }: { id: string; appliedAt: string; requestId: string }
): string {
  const until = new Date(Date.parse(appliedAt) + lifetime)
  return tokens.sign({ kind, id, until, version: numberOf(requestId) })
}

const numberOf = (requestId: string): number =>
  createHash('sha256').update(requestId).digest().readUIntBE(0, 6)

/** Throws when the time for it is over. */
export function readCorrection(
  tokens: Pick<SignedTokens, 'read'>,
  token: string | undefined,
  now: Date
): Correction | undefined {
  if (!token) return undefined
  const found = tokens.read(kind, token, now)
  if (!found) throw new HttpError(correctionOver)
  return found
}

interface Erasure {
  consequences: StreamEvents[]
  inTransaction(tx: Transaction): Promise<void>
}

/**
 * The erasure of what was sent with the wrong e-mail, which ends the link in its mailbox. None once it was answered, and
 * when it is not the browser's alone: its cover letter had joined the application of who owns that e-mail.
 */
export async function eraseCorrected(
  { db, vault, now }: { db: Queryable; vault: Pick<PersonalDataVault, 'shredKey'>; now(): Date },
  load: LoadStream,
  { corrects, jobId }: { corrects: Correction | undefined; jobId: string }
): Promise<Erasure | undefined> {
  if (!corrects) return undefined
  const { id } = corrects
  const creator = await findFirstRequest(db, application.stream(id))
  if (creator === null || numberOf(creator) !== corrects.version) return undefined
  const state = await load([application, id])
  // The stream was loaded before: a change since then is a conflict.
  const found = isUndecided(state) ? await findApplication(db, id, now()) : undefined
  if (found?.jobId !== jobId || found.applicantId || found.earlierLetters.length) return undefined
  return {
    consequences: [{ stream: application.stream(id), events: eraseApplication(state, id) }],
    inTransaction: tx => eraseThing(tx, id, { vault, now, requestedBy: 'guest' })
  }
}
