import type { MailTopic } from '#events/aggregates/mail-topics.ts'
import type { Database, Transaction } from '#events/database/database.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'
import type { Mail, Recipient } from './mail.ts'

export interface WritingContext {
  db: Database
  origin: string
  config: { eraseAfterDays: number; archiveYears: number }
  tokens: Pick<SignedTokens, 'mailCode' | 'sign'>
  now(): Date
}

export interface MailSubject {
  person: string
  /** The id of its subject, such as an application. */
  about?: string | undefined
  writtenAt: Date
}

/** One kind of e-mail. */
export interface MailKind {
  /** Sent again when its delivery is unknown. */
  isEssential: boolean
  /** The link to what a person without an account has sent, or the warning that another text took its place. */
  isOfGuest?: true
  /** A code to sign in, for which one e-mail of the day of an unconfirmed mailbox is kept. */
  isCode?: true
  /** Milliseconds after the event within which it is of use. */
  usefulFor: number
  /** Only the clock makes it due or true: it waits while that is not trusted. */
  followsClock?: true
  /** For employers, or about a decision: the pages that it leads to are in Spanish alone. */
  isSpanishOnly?: true
  /** The topic by which accounts can stop it. */
  topic?: MailTopic
  /** Called when it has ended without being sent, because it was of no use any more or its address does not exist. */
  whenNotSent?(tx: Transaction, subject: MailSubject): Promise<void>
  /** Undefined when there is no recipient any more; `wait` while its subject is hidden. */
  write(
    context: WritingContext,
    subject: MailSubject
  ): Promise<{ to: Recipient; mail: Mail } | 'wait' | undefined>
}

export type MailKinds = Record<string, MailKind>
