import { minute } from '#events/units.ts'
import type { Queryable } from '#events/database/database.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import {
  findParticipants,
  listWaitingForEmployer,
  listWaitingParticipants,
  type ApplicationParticipants
} from '#projections/applications/participants.ts'
import { findAlertOwner } from '#projections/jobs/alerts/queries.ts'
import { findUser } from '#projections/users/queries.ts'
import { casePlans } from './plan-cases.ts'
import { later, type PlannedMail, quietTime } from './planned-mail.ts'
import { findRecentMails } from '../outbox/store.ts'

interface EventData {
  id: string
  userId?: string
  employerId: string
  applicantId?: string
  guestId?: string
  senderId: string
  receiverId: string
  applicationId?: string
  codeId?: string
  eraseOn: string
  nth: number
  byAdmin?: boolean
}

type Plan<Data> = (db: Queryable, data: Data, at: string) => Promise<PlannedMail[]>

/** E-mails about applications that are sent singly, within milliseconds; an unconfirmed address has fewer. */
const singleMails = {
  confirmed: { count: 5, within: 60 * minute },
  unconfirmed: { count: 1, within: 24 * 60 * minute }
}

/** The e-mails that follow from each event. */
const ownPlans: Record<string, Plan<EventData>> = {
  UserRegistered: async (_, { id }) => [{ kind: 'confirm-email', person: id }],
  UserPasswordResetRequested: async (_, { id }) => [{ kind: 'new-password', person: id }],
  UserMailCodeRequested: async (_, { id, codeId }) => [
    { kind: 'mail-code', person: id, about: codeId }
  ],
  UserEmailConfirmationRequested: async (_, { id }) => [{ kind: 'confirm-email', person: id }],
  UserEmailRetryRequested: async (_, { id }) => [{ kind: 'email-retry', person: id }],
  UserEmailChangeRequested: async (_, { id }) => [
    // First the e-mail to the old address, while it is still that of the account.
    { kind: 'email-change', person: id },
    { kind: 'confirm-email', person: id }
  ],
  UserSoftDeleted: async (db, { id, byAdmin }, at) => {
    const waiting = await listWaitingForEmployer(db, id)
    // A decision of the operator has a statement of reasons.
    const own: PlannedMail[] = byAdmin ? [] : [{ kind: 'account-deleted', person: id }]
    return [...own, ...waiting.map(application => planChange(application, at))]
  },
  UserIdleNoticed: async (_, { id, eraseOn, nth }) => [
    { kind: 'account-idle', person: id, about: `${eraseOn.slice(0, 10)}-${nth}` }
  ],
  ApplicationSubmitted: async (db, { id, employerId, applicantId, guestId }, at) => {
    const applicant = guestId ?? applicantId ?? ''
    return [
      await planReceived(db, { id, applicant, employerId }, at),
      await planSent(db, { id, applicant, employerId }, at)
    ]
  },
  ApplicationRewritten: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? [planRewritten(found, at)] : []
  },
  ApplicationStatusChanged: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? [planChange(found, at)] : []
  },
  ApplicationAnswered: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? [planChange(found, at)] : []
  },
  ApplicationTalked: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? [planChange(found, at)] : []
  },
  ApplicationTalkDenied: async (db, { id }) => planForEmployer(db, 'talk-denied', id),
  ApplicationAskedAgain: async (db, { id }) => planForEmployer(db, 'application-asked-again', id),
  ApplicationErasureAnnounced: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? planErasure(found, at) : []
  },
  JobExpired: async (_, { id, employerId }) => [
    { kind: 'job-ended', person: employerId, about: id }
  ],
  JobClosed: planJobEnd,
  JobWithdrawn: planJobEnd,
  AlertRequested: async (db, { id, userId = id }) => {
    const isConfirmed = (await findAlertOwner(db, id))?.isConfirmed
    return isConfirmed ? [] : [{ kind: 'alert-confirmation', person: userId, about: id }]
  },
  AlertRenewalAsked: async (_, { id, userId = id }) => [
    { kind: 'alert-renewal', person: userId, about: id }
  ],
  // An answer with words is one e-mail, although it is two events: that about the application, which says that there are words.
  MessageSent: async (db, { senderId, receiverId, applicationId }, at) => {
    if (applicationId && (await wantsAnswers(db, receiverId))) {
      const answered = { id: applicationId, applicant: receiverId, employerId: senderId }
      return [planChange(answered, at)]
    }
    return [await planMessage(db, { senderId, receiverId }, at)]
  }
}

/** Each is called with the data of its own event type. */
const plans: Record<string, Plan<never>> = { ...ownPlans, ...casePlans }

export const plannedTypes = Object.keys(plans)

export function planMails(
  db: Queryable,
  { type, data, at }: DecryptedEvent
): Promise<PlannedMail[]> {
  return plans[type]?.(db, data as never, at) ?? Promise.resolve([])
}

/** Applications beyond those that come alone wait for the end of an hour, as one e-mail. */
async function planReceived(
  db: Queryable,
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): Promise<PlannedMail> {
  const kind = 'application-received'
  const isConfirmed = await isAddressConfirmed(db, employerId)
  const { count, within } = singleMails[isConfirmed ? 'confirmed' : 'unconfirmed']
  const recent = await findRecentMails(db, kind, employerId, later(at, -within))
  const [first] = recent
  if (!first || recent.length < count) {
    return { kind, person: employerId, about: id, mentions: applicant }
  }
  const dueAt = isConfirmed ? later(first.writtenAt, within) : later(at, 60 * minute)
  return { kind: 'applications-received', person: employerId, dueAt, joins: 'as it is' }
}

/** Nothing says when a guest has read a message: each new one is an e-mail, an hour apart at least. */
async function planMessage(
  db: Queryable,
  { senderId, receiverId }: Pick<EventData, 'senderId' | 'receiverId'>,
  at: string
): Promise<PlannedMail> {
  const kind = 'message'
  const people = { person: receiverId, about: senderId, mentions: senderId }
  const quiet = later(at, quietTime)
  if (await findUser(db, receiverId)) return { kind, ...people, dueAt: quiet, joins: 'as it is' }
  const recent = await findRecentMails(db, kind, receiverId, later(at, -60 * minute), senderId)
  const last = recent.at(-1)
  const next = last ? later(last.writtenAt, 60 * minute) : quiet
  return { kind, ...people, dueAt: next > quiet ? next : quiet, joins: 'as it is' }
}

/** For the owner of the mailbox, who may not have written it; several in a short time are one e-mail. */
function planRewritten(
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): PlannedMail {
  return {
    kind: 'application-rewritten',
    person: applicant,
    about: id,
    mentions: employerId,
    dueAt: later(at, quietTime),
    joins: 'as it is'
  }
}

/** For an unconfirmed address, all applications after the first of a day are one e-mail. */
async function planSent(
  db: Queryable,
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): Promise<PlannedMail> {
  const kind = 'application-sent'
  const single: PlannedMail = { kind, person: applicant, about: id, mentions: employerId }
  if (await isAddressConfirmed(db, applicant)) return single
  const { count, within } = singleMails.unconfirmed
  const recent = await findRecentMails(db, kind, applicant, later(at, -within))
  if (recent.length < count) return single
  const dueAt = later(at, quietTime)
  return { kind: 'applications-sent', person: applicant, dueAt, joins: 'and waits again' }
}

/** Whoever stops e-mails about answers still learns of messages. */
const wantsAnswers = async (db: Queryable, person: string) =>
  !(await findUser(db, person))?.stoppedMail.includes('answers')

const isAddressConfirmed = async (db: Queryable, person: string) =>
  (await findUser(db, person))?.emailConfirmed ?? false

async function planForEmployer(
  db: Queryable,
  kind: PlannedMail['kind'],
  id: string
): Promise<PlannedMail[]> {
  const found = await findParticipants(db, id)
  return found ? [{ kind, person: found.employerId, about: id, mentions: found.applicant }] : []
}

function planChange(
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): PlannedMail {
  return {
    kind: 'application-changed',
    person: applicant,
    about: id,
    mentions: employerId,
    dueAt: later(at, quietTime),
    joins: 'and waits again'
  }
}

/** Erasures that are announced together are one e-mail to their employer. */
function planErasure(
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): PlannedMail[] {
  const dueAt = later(at, quietTime)
  return [
    { kind: 'application-erasure', person: applicant, about: id },
    { kind: 'applications-erasure', person: employerId, dueAt, joins: 'as it is' }
  ]
}

async function planJobEnd(db: Queryable, { id }: EventData, at: string): Promise<PlannedMail[]> {
  const waiting = await listWaitingParticipants(db, id)
  return waiting.map(application => planChange(application, at))
}
