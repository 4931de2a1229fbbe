import type { PayPeriod } from '../job-content/vocabulary.ts'

/** Days from posting or renewal to expiry. */
export const jobLifetimeDays = 30
/**
 * Days before its expiry from which a job is shown as ending: its employer receives an e-mail, its renewal is offered, and its
 * countdown is no longer calm.
 */
export const endingDays = 7
/** Days left from which the countdown is amber, and red. */
export const amberDays = 3
export const redDays = 1

/** Maximum characters of title, company and location. */
export const maxJobLineLength = 120
export const minTitleLength = 5
/** Length of a description in characters. */
export const jobDescriptionLength = { min: 10, max: 100 }
/** Maximum characters of the long text. */
export const maxDetailsLength = 4000
export const maxRequirementsLength = 2000
/** Length of the answer to waiting applicants, when a job is closed, in characters. */
export const maxAnswerLength = 1000
export const maxAsks = 24
/** The most years of experience that an ad asks for. */
export const maxAskedYears = 40
/** Photos of the stables or the housing. */
export const maxPhotos = 4
/** The highest pay in euros, whatever the period. */
export const maxPay = 500_000
/** Less is a slip, such as «1,200» for 1.200: the lowest pay in euros of a longer period. */
export const leastMeant: Partial<Record<PayPeriod, number>> = { dia: 5, mes: 50, ano: 500 }

export const jobsPerPage = 12
/** The most jobs that an account or a browser saves, and that one call returns by their ids. */
export const maxSavedJobs = 100
/** Drafts that an employer keeps at most. */
export const maxDrafts = 20
