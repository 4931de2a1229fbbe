import { day } from '#events/units.ts'
import type { PayPeriod } from '#events/job-content/vocabulary.ts'
import { endingDays } from '#events/job-content/limits.ts'
import { storageRules } from '#services/users/shared/storage-terms.ts'

/** Maximum characters of title, company and location. */
export const maxJobLineLength = 120
/** Length of a description in characters. */
export const jobDescriptionLength = { min: 10, max: 100 }
export const maxRequirementsLength = 2000
export const jobsPerPage = 12
/** The most jobs that an account or a browser saves, and that one call returns by their ids. */
export const maxSavedJobs = 100

/** Days from posting or renewal to expiry. */
export const jobLifetimeDays = 30

/** The expiry of a job that is posted or renewed at that instant. */
export function expiryAfter(start: Date): Date {
  return new Date(start.getTime() + jobLifetimeDays * day)
}

/** The day on which a job can be renewed: an ad never ends later than twice its lifetime from then. */
export function renewableFrom({ expiryDate }: { expiryDate: string }): Date {
  return new Date(new Date(expiryDate).getTime() - jobLifetimeDays * day)
}

/** True in the last days of a job, and after it: screens offer the renewal then. */
export function isRenewalOffered({ expiryDate }: { expiryDate: string }, now: number): boolean {
  return new Date(expiryDate).getTime() - endingDays * day <= now
}

/** A job is expired from the instant of its expiry; `live_jobs(now)` is the same rule in SQL. */
export function isOver({ expiryDate }: { expiryDate: string }, now: Date): boolean {
  return new Date(expiryDate) <= now
}

/** When the contact of a job stops being shown: some time after its expiry. */
export function contactEnd({ expiryDate }: { expiryDate: string }): Date {
  return new Date(Date.parse(expiryDate) + storageRules.expiredContacts.term.days * day)
}

interface ContactInJob {
  expiryDate: string
  /** The contact of a closed job is not shown. */
  outcome?: string | undefined
  contactPhone: string
  contactEmail: string
}

/** Whether the contact of a job is shown to those who ask for it. */
export function hasContact(job: ContactInJob, now: Date): boolean {
  return job.contactPhone !== '' && !job.outcome && contactEnd(job) > now
}

/** The job with an empty contact once the contact is no longer shown. */
export function withoutGoneContact<Job extends ContactInJob>(job: Job, now: Date): Job {
  return hasContact(job, now) ? job : { ...job, contactPhone: '', contactEmail: '' }
}

/** Drafts that an employer keeps at most. */
export const maxDrafts = 20

/** Length of the answer to waiting applicants, when a job is closed, in characters. */
export const maxAnswerLength = 1000
/** The most alerts of an account. */
export const maxAlerts = 20
/** Days in which the question whether an alert is still wanted has to be answered. */
export const alertRenewalDays = 30
/** Milliseconds after which it is asked, and of those days. */
export const alertRenewalAfter = 365 * day
export const alertRenewalTime = alertRenewalDays * day

/** Maximum characters of the long text. */
export const maxDetailsLength = 4000
export const maxAsks = 24
/** The highest pay in euros, whatever the period. */
export const maxPay = 500_000
/** Less is a slip, such as «1,200» for 1.200: the lowest pay in euros of a longer period. */
export const leastMeant: Partial<Record<PayPeriod, number>> = { dia: 5, mes: 50, ano: 500 }
/** Photos of the stables or the housing. */
export const maxPhotos = 4
