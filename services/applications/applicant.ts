import type { ApplicantReference, Application } from '#events/aggregates/applications.ts'
import { type Guest, guest } from '#events/aggregates/guests.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import { type User, user } from '#events/aggregates/users.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { applicationNotFound } from './refusals.ts'

/** The stream of the employer follows from the job. */
export function employerStreamOf(job: Job) {
  return [user, 'employerId' in job ? job.employerId : ''] as const
}

/** The stream of the guest who applied; an empty one for an account. */
export function guestStreamOf(application: Application) {
  const isGuest = 'applicant' in application && 'guestId' in application.applicant
  return [guest, isGuest ? guestOf(application) : ''] as const
}

/** The account that applied, or that the guest has joined; an empty stream for another guest. */
export function accountStreamOf(application: Application, guest: Guest) {
  const applicant = 'applicant' in application ? application.applicant : { userId: '' }
  if ('userId' in applicant) return [user, applicant.userId] as const
  return [user, guest.state === 'joined' ? guest.userId : ''] as const
}

/** The guest who sent an application; accounts are deleted by their owners only. */
export function guestOf(application: Application): string {
  if (!('applicant' in application && 'guestId' in application.applicant))
    throw new HttpError(applicationNotFound)
  return application.applicant.guestId
}

/** Throws 404 when the applicant has deleted the account or was erased. */
export function requireApplicant(
  application: Application,
  { account, guest }: { account: User; guest: Guest }
): void {
  if (application.state === 'unknown') return
  const isGuest = 'guestId' in application.applicant && guest.state !== 'joined'
  const isGone = isGuest ? guest.state === 'erased' : account.state !== 'active'
  if (isGone) throw new HttpError(applicationNotFound)
}

/** Stands for a guest whose stream is not loaded. */
export const unjoined: Guest = { state: 'known' }

/** `guest` sent the application without an account. */
export function isSameApplicant(
  a: ApplicantReference,
  b: ApplicantReference,
  guest: Guest
): boolean {
  if (guest.state === 'joined' && 'userId' in b) return guest.userId === b.userId
  return 'guestId' in a
    ? 'guestId' in b && a.guestId === b.guestId
    : 'userId' in b && a.userId === b.userId
}
