import { askAgainDays } from '#events/limits/applications.ts'
import { day } from '#events/units.ts'
import type {
  ApplicantReference,
  Application,
  ApplicationEvent,
  Said
} from '#events/aggregates/applications.ts'
import type { ApplicationStatus, WayToTalk } from '#events/aggregates/application-statuses.ts'
import type { Guest } from '#events/aggregates/guests.ts'
import type { PageLanguage } from '#events/aggregates/languages.ts'
import type { Job } from '#events/aggregates/jobs.ts'
import type { User } from '#events/aggregates/users.ts'
import { isLive } from '#services/jobs/posting/job-state.ts'
import type { Action } from '#services/auth/permissions/actions.ts'
import { accessDenied, type Actor, requireOwner } from '#services/auth/permissions/permissions.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { requireActive } from '#services/users/decide.ts'
import { guestOf, isSameApplicant, unjoined } from './applicant.ts'
import {
  alreadyAnswered,
  answerWithoutStatus,
  applicationExists,
  applicationLinkOver,
  applicationNotFound,
  applicationOfAccount,
  applicationWithdrawn,
  appliedAlready,
  appliedJobNotFound,
  askedAlready,
  askedTooEarly,
  jobTakesNoApplications,
  noTalk,
  talkDenied
} from './refusals.ts'

/** The refusal of a second application to the same job. */
export const applicationUniqueViolations = {
  application: appliedAlready
}

/** A user or a guest who applies. */
export type Applicant = Said & {
  coverLetter: string
  applicantName: string
  applicantEmail: string
  applicantPhone?: string | undefined
} & (
    | { applicantId: string; account: User }
    | { guestId: string; language?: PageLanguage | undefined }
  )

/** The job, and the account of its employer. */
export interface TargetJob {
  id: string
  job: Job
  employer: User
}

export function submitApplication(
  application: Application,
  id: string,
  target: TargetJob,
  applicant: Applicant,
  now: Date
): ApplicationEvent[] {
  requirePublished(target)
  if ('account' in applicant) requireActive(applicant.account)
  if (application.state !== 'unknown') throw new HttpError(applicationExists)
  const { employerId } = requireLive(target, now)
  const { coverLetter, applicantName, applicantEmail, applicantPhone } = applicant
  const { answers, startsOn, needsHousing, place } = applicant
  const who =
    'guestId' in applicant
      ? { guestId: applicant.guestId, language: applicant.language }
      : { applicantId: applicant.applicantId }
  return [
    {
      type: 'ApplicationSubmitted',
      data: { id, jobId: target.id, employerId, ...who },
      subject: who.guestId ?? who.applicantId ?? '',
      personal: {
        coverLetter,
        applicantName,
        applicantEmail,
        applicantPhone,
        answers,
        startsOn,
        needsHousing,
        place
      }
    }
  ]
}

/** Adds a guest's further cover letter; no event once the application was answered or withdrawn. */
export function rewriteApplication(
  application: Application,
  id: string,
  target: TargetJob,
  {
    language,
    ...personal
  }: Said &
    Pick<Applicant, 'coverLetter' | 'applicantName' | 'applicantPhone'> & {
      language?: PageLanguage | undefined
    },
  now: Date
): ApplicationEvent[] {
  requirePublished(target)
  requireLive(target, now)
  if (!isUndecided(application) || isAnswered(application)) return []
  if (!('guestId' in application.applicant)) return []
  const subject = application.applicant.guestId
  return [{ type: 'ApplicationRewritten', data: { id, language }, subject, personal }]
}

function requirePublished({ job }: TargetJob): void {
  if (job.state === 'unknown' || job.state === 'draft') throw new HttpError(appliedJobNotFound)
}

function requireLive({ job, employer }: TargetJob, now: Date): { employerId: string } {
  if (!isLive(job, now) || employer.state !== 'active') throw new HttpError(jobTakesNoApplications)
  return job
}

/** Announces the erasure before the storage term ends. */
export function announceErasure(
  application: Application,
  id: string,
  eraseOn: Date
): ApplicationEvent[] {
  if (application.state === 'unknown') return []
  const data = { id, eraseOn: eraseOn.toISOString() }
  return [{ type: 'ApplicationErasureAnnounced', data }]
}

/** Called at the end of the storage term; no event when the application is erased already. */
export function eraseApplication(application: Application, id: string): ApplicationEvent[] {
  return application.state === 'unknown' ? [] : [{ type: 'ApplicationErased', data: { id } }]
}

/** The job was closed with an answer; no event when the employer had answered before. */
export function rejectWaiting(application: Application, id: string): ApplicationEvent[] {
  if (!isUndecided(application)) return []
  return [statusChanged(id, 'rejected')]
}

/** Its status says nothing yet: closing the job answers it, also after a talk. */
export function isUndecided(
  application: Application
): application is Extract<Application, { employerId: string }> {
  return application.state === 'submitted' && application.status === 'pending'
}

/** Withdrawn by its applicant or with the token of its link, whatever its status; no event when it is withdrawn already. */
export function withdrawApplication(
  application: Application,
  id: string,
  by: ApplicantReference | 'link',
  guest: Guest = unjoined
): ApplicationEvent[] {
  const { state } = requireOwn(application, by, guest, 'withdrawApplication')
  return state === 'withdrawn' ? [] : [{ type: 'ApplicationWithdrawn', data: { id } }]
}

/** Throws unless the token of a link was valid, and of this application. */
export function requireTokenOf(
  id: string,
  token: { id: string } | undefined,
  action: Action
): void {
  if (!token) throw new HttpError(applicationLinkOver)
  if (token.id !== id) throw accessDenied(action, 'applicant')
}

/** Seen by its employer or its applicant; no event when nothing is new to them. */
export function seeApplication(
  application: Application,
  id: string,
  { id: userId, userType }: Actor,
  guest: Guest = unjoined
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(applicationNotFound)
  const { employerId, applicant, unseenBy } = application
  const isApplicant = isSameApplicant(applicant, { userId }, guest)
  if (!isApplicant && userId !== employerId) throw accessDenied('seeApplication', userType)
  const by = isApplicant ? 'applicant' : 'employer'
  return unseenBy === by ? [{ type: 'ApplicationSeen', data: { id, by } }] : []
}

/** Who writes to which employer: an account, or the guest with the token of the application's e-mail. */
export function writers(
  application: Application,
  guest: Guest,
  by: string
): { senderId: string; employerId: string } {
  if (application.state === 'unknown') throw new HttpError(applicationNotFound)
  const { employerId } = application
  if (by === 'link') {
    if (guest.state === 'joined') throw new HttpError(applicationOfAccount)
    return { senderId: guestOf(application), employerId }
  }
  if (!isSameApplicant(application.applicant, { userId: by }, guest))
    throw accessDenied('writeToEmployer', 'applicant')
  return { senderId: by, employerId }
}

/** By the link of an e-mail: its holder has opened it. Words come with a new status only, which ends the link. */
export function changeStatusByLink(
  application: Application,
  id: string,
  { status, words }: { status: ApplicationStatus; words?: string | undefined },
  employer: Actor
): ApplicationEvent[] {
  const seen = seeApplication(application, id, employer)
  const changed = changeApplicationStatus(application, id, status, employer, 'link')
  if (words && !changed.length) throw new HttpError(answerWithoutStatus)
  return [...seen, ...changed]
}

/** Any status may follow any other; no event when the status does not change. */
export function changeApplicationStatus(
  application: Application,
  id: string,
  status: ApplicationStatus,
  employer: Actor,
  by?: 'link'
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(applicationNotFound)
  requireOwner('changeApplicationStatus', employer, application.employerId)
  if (application.state === 'withdrawn') throw new HttpError(applicationWithdrawn)
  if (application.status === status) return []
  return [statusChanged(id, status, by)]
}

const statusChanged = (id: string, status: ApplicationStatus, by?: 'link'): ApplicationEvent => ({
  type: 'ApplicationStatusChanged',
  data: { id, status, ...(by && { by }) }
})

/** Says that the two have talked; no event when that is said already. */
export function sayTalked(
  application: Application,
  id: string,
  by: WayToTalk,
  employer: Actor
): ApplicationEvent[] {
  if (application.state === 'unknown') throw new HttpError(applicationNotFound)
  requireOwner('sayTalked', employer, application.employerId)
  if (application.state === 'withdrawn') throw new HttpError(applicationWithdrawn)
  if (application.talk === 'denied') throw new HttpError(talkDenied)
  return application.talk === 'said' ? [] : [{ type: 'ApplicationTalked', data: { id, by } }]
}

/** Says that the two have not talked; no event when that is said already. */
export function denyTalk(
  application: Application,
  id: string,
  by: ApplicantReference | 'link',
  guest: Guest = unjoined
): ApplicationEvent[] {
  const { talk } = requireOwn(application, by, guest, 'denyTalk')
  if (talk === 'none') throw new HttpError(noTalk)
  return talk === 'denied' ? [] : [{ type: 'ApplicationTalkDenied', data: { id } }]
}

/** Asks once whether the job still stands, some days after an application without an answer. */
export function askAgain(
  application: Application,
  id: string,
  by: ApplicantReference | 'link',
  { guest = unjoined, ...found }: { guest?: Guest; hasWords: boolean; isEmployerDeleted: boolean },
  now: Date
): ApplicationEvent[] {
  const { sentAt, isAskedAgain } = requireOwn(application, by, guest, 'askAgain')
  if (application.state === 'withdrawn') throw new HttpError(applicationWithdrawn)
  if (found.isEmployerDeleted) throw new HttpError(jobTakesNoApplications)
  if (isAnswered(application) || found.hasWords) throw new HttpError(alreadyAnswered)
  if (isAskedAgain) throw new HttpError(askedAlready)
  if (now.getTime() < Date.parse(sentAt) + askAgainDays * day) throw new HttpError(askedTooEarly)
  return [{ type: 'ApplicationAskedAgain', data: { id } }]
}

/** By a status or a talk. */
function isAnswered(application: Application): boolean {
  return (
    application.state !== 'unknown' &&
    (application.status !== 'pending' || application.talk === 'said')
  )
}

/** The application of an account, or of the guest with the token of its e-mail. */
function requireOwn(
  application: Application,
  by: ApplicantReference | 'link',
  guest: Guest,
  action: Action
): Extract<Application, { employerId: string }> {
  if (application.state === 'unknown') throw new HttpError(applicationNotFound)
  if (by !== 'link' && !isSameApplicant(application.applicant, by, guest))
    throw accessDenied(action, 'applicant')
  return application
}
