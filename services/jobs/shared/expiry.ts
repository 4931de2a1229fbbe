import { day } from '#events/units.ts'
import { endingDays, jobLifetimeDays } from '#events/limits/jobs.ts'
import { storageTerms } from '#events/limits/storage.ts'

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

/** When the contact of a job is erased: some time after its expiry, until which a renewal needs nothing of the log. */
export function contactEnd({ expiryDate }: { expiryDate: string }): Date {
  return new Date(Date.parse(expiryDate) + storageTerms.expiredContacts.days * day)
}

interface ContactInJob {
  expiryDate: string
  outcome?: string | undefined
  contactPhone: string
  contactEmail: string
}

/** Whether the contact of a job is shown to those who ask for it: while it is neither closed nor expired. */
export function hasContact(job: ContactInJob, now: Date): boolean {
  return job.contactPhone !== '' && !job.outcome && !isOver(job, now)
}

/** The job with an empty contact once the contact is no longer shown. */
export function withoutGoneContact<Job extends ContactInJob>(job: Job, now: Date): Job {
  return hasContact(job, now) ? job : { ...job, contactPhone: '', contactEmail: '' }
}
