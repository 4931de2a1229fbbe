import type { Application, ApplicationEvent, ApplicationStatus } from '#events/applications.ts'
import type { Job } from '#events/jobs.ts'
import type { User, UserType } from '#events/users.ts'
import { isLive } from '#services/jobs/decide.ts'
import { requireOwner } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { requireActive } from '#services/users/decide.ts'

/** Who applies, and what they say of themselves. */
export type Applicant = {
  coverLetter: string
  applicantName: string
  applicantEmail: string
  applicantPhone?: string | undefined
} & ({ applicantId: string; applicant: User } | { guestId: string })

/** To which ad, what is so of it, and what is so of whoever posted it. */
export interface TargetJob {
  id: string
  job: Job
  employer: User
}

export function submitApplication(
  application: Application,
  id: string,
  vacancy: TargetJob,
  applicant: Applicant,
  now: Date
): ApplicationEvent[] {
  if ('applicant' in applicant) requireActive(applicant.applicant)
  if (application.state !== 'unknown') throw new HttpError(409, 'Esta solicitud ya existe')
  if (!isLive(vacancy.job, now) || vacancy.employer.state !== 'active') {
    throw new HttpError(409, 'Este anuncio ya no admite solicitudes')
  }
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = applicant
  const who =
    'guestId' in applicant ? { guestId: applicant.guestId } : { applicantId: applicant.applicantId }
  return [
    {
      type: 'ApplicationSubmitted',
      data: { id, jobId: vacancy.id, employerId: vacancy.job.employerId, ...who },
      subject: who.guestId ?? who.applicantId ?? '',
      personal: { coverLetter, applicantName, applicantEmail, applicantPhone }
    }
  ]
}

/** Any status may follow any other; saying what is so already says nothing. */
export function changeApplicationStatus(
  application: Application,
  id: string,
  status: ApplicationStatus,
  by: { id: string; userType: UserType }
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(404, 'No encontramos esta solicitud')
  requireOwner('changeApplicationStatus', by, application.employerId)
  if (application.status === status) return []
  return [{ type: 'ApplicationStatusChanged', data: { id, status } }]
}
