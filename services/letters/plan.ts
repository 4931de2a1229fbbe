import type { Queryable } from '#events/database/database.ts'
import type { DecryptedEvent } from '#events/aggregates/stored-event.ts'
import {
  findParticipants,
  listWaitingParticipants,
  type ApplicationParticipants
} from '#projections/applications/participants.ts'
import { findAlertOwner } from '#projections/jobs/alerts.ts'
import { casePlans } from './plan-cases.ts'
import { later, minute, type PlannedLetter, quietTime } from './planned-letter.ts'
import { findRecentLetters } from './store.ts'

interface EventData {
  id: string
  userId?: string
  employerId: string
  applicantId?: string
  guestId?: string
  senderId: string
  receiverId: string
  eraseOn: string
  nth: number
}

type Plan<Data> = (db: Queryable, data: Data, at: string) => Promise<PlannedLetter[]>

/** To one employer. */
const singleLettersAnHour = 5

/** The letters that follow from each event. */
const ownPlans: Record<string, Plan<EventData>> = {
  UserRegistered: async (_, { id }) => [{ kind: 'confirm-email', person: id }],
  UserPasswordResetRequested: async (_, { id }) => [{ kind: 'new-password', person: id }],
  UserEmailConfirmationRequested: async (_, { id }) => [{ kind: 'confirm-email', person: id }],
  UserEmailChangeRequested: async (_, { id }) => [
    // The first while the old address is still that of the account.
    { kind: 'email-change', person: id },
    { kind: 'confirm-email', person: id }
  ],
  UserSoftDeleted: async (_, { id }) => [{ kind: 'account-deleted', person: id }],
  UserIdleNoticed: async (_, { id, eraseOn, nth }) => [
    { kind: 'account-idle', person: id, about: `${eraseOn.slice(0, 10)}-${nth}` }
  ],
  ApplicationSubmitted: async (db, { id, employerId, applicantId, guestId }, at) => {
    const applicant = guestId ?? applicantId ?? ''
    return [
      await planReceived(db, { id, applicant, employerId }, at),
      { kind: 'application-sent', person: applicant, about: id, mentions: employerId }
    ]
  },
  ApplicationStatusChanged: async (db, { id }, at) => {
    const found = await findParticipants(db, id)
    return found ? [planChange(found, at)] : []
  },
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
  MessageSent: async (_, { senderId, receiverId }, at) => [
    {
      kind: 'message',
      person: receiverId,
      ...{ about: senderId, mentions: senderId },
      ...{ dueAt: later(at, quietTime), joins: 'as it is' }
    }
  ]
}

/** Each is called with the data of its own event type. */
const plans: Record<string, Plan<never>> = { ...ownPlans, ...casePlans }

export const plannedTypes = Object.keys(plans)

export function planLetters(
  db: Queryable,
  { type, data, at }: DecryptedEvent
): Promise<PlannedLetter[]> {
  return plans[type]?.(db, data as never, at) ?? Promise.resolve([])
}

/** Five an hour come alone; what follows them waits for the end of that hour, as one letter. */
async function planReceived(
  db: Queryable,
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): Promise<PlannedLetter> {
  const kind = 'application-received'
  const recent = await findRecentLetters(db, kind, employerId, later(at, -60 * minute))
  const [first] = recent
  if (!first || recent.length < singleLettersAnHour) {
    return { kind, person: employerId, about: id, mentions: applicant }
  }
  const dueAt = later(first.writtenAt, 60 * minute)
  return { kind: 'applications-received', person: employerId, dueAt, joins: 'as it is' }
}

function planChange(
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): PlannedLetter {
  return {
    kind: 'application-changed',
    person: applicant,
    ...{ about: id, mentions: employerId },
    ...{ dueAt: later(at, quietTime), joins: 'and waits again' }
  }
}

/** Those that are announced together are one letter to their employer. */
function planErasure(
  { id, applicant, employerId }: ApplicationParticipants,
  at: string
): PlannedLetter[] {
  const dueAt = later(at, quietTime)
  return [
    { kind: 'application-erasure', person: applicant, about: id },
    { kind: 'applications-erasure', person: employerId, dueAt, joins: 'as it is' }
  ]
}

async function planJobEnd(db: Queryable, { id }: EventData, at: string): Promise<PlannedLetter[]> {
  const waiting = await listWaitingParticipants(db, id)
  return waiting.map(one => planChange(one, at))
}
