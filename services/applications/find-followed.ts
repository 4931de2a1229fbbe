import type { Queryable } from '#events/database/database.ts'
import {
  findApplication,
  findGuestOf,
  type FollowedApplication,
  listApplicationsOfGuest
} from '#projections/applications/queries.ts'
import { listMessagesBetween } from '#projections/messages/queries.ts'
import type { MessageView } from '#projections/messages/view.ts'
import type { ApplicationView } from '#projections/applications/view.ts'
import { findContact } from '#services/messages/find-contact.ts'
import { linkTokens } from '#services/platform/http/request/link-tokens.ts'
import type { SignedTokens } from '#services/platform/http/request/signed-token.ts'

/** Another application of the same guest, with the token that leads to it. */
type OtherApplication = Pick<FollowedApplication, 'jobTitle' | 'companyName'> & { token: string }

/** The messages of a guest and an employer. */
interface FollowedConversation {
  messages: readonly MessageView[]
  isOpen: boolean
}

/** An application as its page shows it, with the other applications of the same guest. */
export interface FollowedApplicationView extends ApplicationView {
  others: readonly OtherApplication[]
  /** Missing once it belongs to an account. */
  conversation: FollowedConversation | undefined
}

const listedAtMost = 100

interface LinkReader {
  db: Queryable
  tokens: Pick<SignedTokens, 'read'>
  now(): Date
}

/** The application that the link of an e-mail leads to. */
export async function findFollowed(
  { db, tokens, now }: LinkReader & { tokens: Pick<SignedTokens, 'read' | 'sign'> },
  token: string
): Promise<FollowedApplicationView | undefined> {
  const found = tokens.read(linkTokens.application.kind, token, now())
  const application = found && (await findApplication(db, found.id, now()))
  if (!application) return undefined
  const guest = await findGuestOf(db, found.id)
  const sent = guest ? await listApplicationsOfGuest(db, guest, listedAtMost) : []
  const others = sent
    .filter(({ id }) => id !== found.id)
    .map(({ id, jobTitle, companyName }) => ({
      jobTitle,
      companyName,
      token: tokens.sign({ ...found, id })
    }))
  const conversation = guest && (await findConversation(db, guest, application, now()))
  return { ...application, others, conversation: conversation || undefined }
}

async function findConversation(
  db: Queryable,
  guest: string,
  { personId, employerId, isEmployerDeleted }: ApplicationView,
  now: Date
): Promise<FollowedConversation | undefined> {
  if (personId !== guest) return undefined
  const contact = isEmployerDeleted ? 'none' : await findContact(db, guest, employerId)
  return {
    messages: await listMessagesBetween(db, guest, employerId, now),
    isOpen: contact === 'open'
  }
}

/** The guest who sent an application, and the application. */
export interface FollowedGuest {
  guestId: string
  applicationId: string
}

/** Undefined once the application belongs to an account. */
export async function findFollowedGuest(
  { db, tokens, now }: LinkReader,
  token: string
): Promise<FollowedGuest | undefined> {
  const found = tokens.read(linkTokens.application.kind, token, now())
  const guestId = found && (await findGuestOf(db, found.id))
  return guestId ? { guestId, applicationId: found.id } : undefined
}
