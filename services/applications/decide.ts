import type {
  ApplicantReference,
  Application,
  ApplicationEvent,
  ApplicationStatus
} from '#events/aggregates/applications.ts'
import { type Guest, type GuestEvent, guest } from '#events/aggregates/guests.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import { type User, user } from '#events/aggregates/users.ts'
import { isLive } from '#services/jobs/decide.ts'
import { accessDenied, type Actor, requireOwner } from '#services/auth/decide.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'

/** Refusal of a second application to the same job. */
export const applicationUniqueViolations = {
  application: 'Ya has enviado una aplicación para este empleo'
}

export const applicationNotFound = 'No encontramos esta aplicación'

const applicationWithdrawn = 'Quien envió esta aplicación la ha retirado'

/** Who applies: a user or a guest. */
export type Applicant = {
  coverLetter: string
  applicantName: string
  applicantEmail: string
  applicantPhone?: string | undefined
  /** The same person has applied before, with an account or as a guest. */
  isRepeated?: boolean
} & ({ applicantId: string; account: User } | { guestId: string })

/** The job that is applied to, and the account of its employer. */
export interface TargetJob {
  id: string
  job: Job
  employer: User
}

/** The stream of the employer follows from the job. */
export function employerOf({ job }: { job: Job }) {
  return { employer: [user, 'employerId' in job ? job.employerId : ''] } as const
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

export function submitApplication(
  application: Application,
  id: string,
  target: TargetJob,
  applicant: Applicant,
  now: Date
): ApplicationEvent[] {
  if (target.job.state === 'unknown' || target.job.state === 'draft')
    throw new HttpError(404, 'Este anuncio no existe')
  if ('account' in applicant) requireActive(applicant.account)
  if (application.state !== 'unknown') throw new HttpError(409, 'Esta aplicación ya existe')
  if (!isLive(target.job, now) || target.employer.state !== 'active') {
    throw new HttpError(409, 'Este anuncio ya no admite aplicaciones')
  }
  if (applicant.isRepeated) throw new HttpError(409, applicationUniqueViolations.application)
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = applicant
  const who =
    'guestId' in applicant ? { guestId: applicant.guestId } : { applicantId: applicant.applicantId }
  return [
    {
      type: 'ApplicationSubmitted',
      data: { id, jobId: target.id, employerId: target.job.employerId, ...who },
      subject: who.guestId ?? who.applicantId ?? '',
      personal: { coverLetter, applicantName, applicantEmail, applicantPhone }
    }
  ]
}

/** Of the account with the confirmed e-mail of the guest; no event when it is so, or the guest is erased. */
export function joinGuest(guest: Guest, id: string, userId: string): GuestEvent[] {
  return guest.state === 'known' ? [{ type: 'GuestJoined', data: { id, userId } }] : []
}

/** No event once the guest has an account, or is erased. */
export function recordGuestBounce(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'known' ? [{ type: 'GuestEmailBounced', data: { id } }] : []
}

/** By the operator's command line; no event when the guest is erased already. */
export function eraseGuest(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'erased' ? [] : [{ type: 'GuestErased', data: { id } }]
}

/** Before its storage term ends. */
export function announceErasure(
  application: Application,
  id: string,
  eraseOn: Date
): ApplicationEvent[] {
  if (application.state === 'unknown') return []
  const data = { id, eraseOn: eraseOn.toISOString() }
  return [{ type: 'ApplicationErasureAnnounced', data }]
}

/** At the end of its storage term; no event when it is erased already. */
export function eraseApplication(application: Application, id: string): ApplicationEvent[] {
  return application.state === 'unknown' ? [] : [{ type: 'ApplicationErased', data: { id } }]
}

/** Throws 404 when the applicant has deleted the account or was erased. */
export function requireApplicant(
  application: Application,
  { account, guest }: { account: User; guest: Guest }
): void {
  if (application.state === 'unknown') return
  const isGuest = 'guestId' in application.applicant && guest.state !== 'joined'
  const isGone = isGuest ? guest.state === 'erased' : account.state !== 'active'
  if (isGone) throw new HttpError(404, applicationNotFound)
}

/** For a job that was closed with an answer; no event when the employer answered already. */
export function rejectWaiting(application: Application, id: string): ApplicationEvent[] {
  if (!isWaiting(application)) return []
  return [{ type: 'ApplicationStatusChanged', data: { id, status: 'rejected' } }]
}

export function isWaiting(application: Application): boolean {
  return application.state === 'submitted' && application.status === 'pending'
}

/** Whatever its status, by its applicant or with the token of its letter; no event when it is withdrawn already. */
export function withdrawApplication(
  application: Application,
  id: string,
  by: ApplicantReference | 'letter',
  guest: Guest = unjoined
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, applicationNotFound)
  if (by !== 'letter' && !isSameApplicant(application.applicant, by, guest))
    throw accessDenied('withdrawApplication', 'applicant')
  return application.state === 'withdrawn' ? [] : [{ type: 'ApplicationWithdrawn', data: { id } }]
}

/** Throws unless the token of a letter was valid, and of this application. */
export function requireLetterOf(id: string, token: { id: string } | undefined): void {
  if (!token) throw new HttpError(401, 'Este enlace ya no sirve.')
  if (token.id !== id) throw accessDenied('withdrawApplication', 'applicant')
}

/** The guest who sent an application; an account is deleted by its owner only. */
export function guestOf(application: Application): string {
  if (!('applicant' in application && 'guestId' in application.applicant))
    throw new HttpError(404, applicationNotFound)
  return application.applicant.guestId
}

/** By its employer, or by its applicant; no event when nothing is new to them. */
export function seeApplication(
  application: Application,
  id: string,
  { id: userId, userType }: Actor,
  guest: Guest = unjoined
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, applicationNotFound)
  const { employerId, applicant, unseenBy } = application
  const isApplicant = isSameApplicant(applicant, { userId }, guest)
  if (!isApplicant && userId !== employerId) throw accessDenied('seeApplication', userType)
  const by = isApplicant ? 'applicant' : 'employer'
  return unseenBy === by ? [{ type: 'ApplicationSeen', data: { id, by } }] : []
}

const unjoined: Guest = { state: 'known' }

/** `guest` is who sent the application without an account. */
function isSameApplicant(
  one: ApplicantReference,
  other: ApplicantReference,
  guest: Guest
): boolean {
  if (guest.state === 'joined' && 'userId' in other) return guest.userId === other.userId
  return 'guestId' in one
    ? 'guestId' in other && one.guestId === other.guestId
    : 'userId' in other && one.userId === other.userId
}

/** Any status may follow any other; no event when it is the same. */
export function changeApplicationStatus(
  application: Application,
  id: string,
  status: ApplicationStatus,
  by: Actor
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, applicationNotFound)
  requireOwner('changeApplicationStatus', by, application.employerId)
  if (application.state === 'withdrawn') throw new HttpError(409, applicationWithdrawn)
  if (application.status === status) return []
  return [{ type: 'ApplicationStatusChanged', data: { id, status } }]
}
