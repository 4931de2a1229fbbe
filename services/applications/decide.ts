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

/** The streams of the applicant; the one of the other kind is empty. */
export function applicantOf(application: Application) {
  const applicant = application.state === 'unknown' ? { userId: '' } : application.applicant
  return {
    account: [user, 'userId' in applicant ? applicant.userId : ''],
    guest: [guest, 'guestId' in applicant ? applicant.guestId : '']
  } as const
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

/** By the operator's command line; no event when the guest is erased already. */
export function eraseGuest(guest: Guest, id: string): GuestEvent[] {
  return guest.state === 'erased' ? [] : [{ type: 'GuestErased', data: { id } }]
}

/** Throws 404 when the applicant has deleted the account or was erased. */
export function requireApplicant(
  application: Application,
  { account, guest }: { account: User; guest: Guest }
): void {
  if (application.state === 'unknown') return
  const isGone =
    'guestId' in application.applicant ? guest.state === 'erased' : account.state !== 'active'
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

/** Whatever its status; no event when it is withdrawn already. A guest is known by the token of a letter. */
export function withdrawApplication(
  application: Application,
  id: string,
  by: ApplicantReference
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, applicationNotFound)
  if (!isSameApplicant(application.applicant, by))
    throw accessDenied('withdrawApplication', 'applicant')
  return application.state === 'withdrawn' ? [] : [{ type: 'ApplicationWithdrawn', data: { id } }]
}

/** By its employer, or by its applicant; no event when nothing is new to them. */
export function seeApplication(
  application: Application,
  id: string,
  { id: userId, userType }: Actor
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, applicationNotFound)
  const { employerId, applicant, unseenBy } = application
  const isApplicant = isSameApplicant(applicant, { userId })
  if (!isApplicant && userId !== employerId) throw accessDenied('seeApplication', userType)
  const by = isApplicant ? 'applicant' : 'employer'
  return unseenBy === by ? [{ type: 'ApplicationSeen', data: { id, by } }] : []
}

function isSameApplicant(one: ApplicantReference, other: ApplicantReference): boolean {
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
