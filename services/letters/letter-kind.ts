import type { LetterTopic } from '#events/aggregates/letter-topics.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import type { SignedTokens } from '#services/platform/http/signed-token.ts'
import type { Letter, Recipient } from './letter.ts'

export interface WritingContext {
  db: Database
  origin: string
  config: { eraseAfterDays: number; archiveYears: number }
  tokens: Pick<SignedTokens, 'sign'>
  now(): Date
}

export interface LetterSubject {
  person: string
  /** The id of its subject, such as an application. */
  about?: string | undefined
  writtenAt: Date
}

/** One kind of letter. */
export interface LetterKind {
  /** Sent again when it is unknown whether it arrived. */
  isEssential: boolean
  /** Milliseconds after the event in which it is of use. */
  usefulFor: number
  /** Accounts can do without it. */
  topic?: LetterTopic
  /** When it has ended without being sent, as it came to no use or its address does not exist. */
  whenNotSent?(tx: Transaction, subject: LetterSubject): Promise<void>
  /** Undefined when there is no one to write to any more; `wait` while what it tells of is hidden. */
  write(
    context: WritingContext,
    subject: LetterSubject
  ): Promise<{ to: Recipient; letter: Letter } | 'wait' | undefined>
}

export type LetterKinds = Record<string, LetterKind>
