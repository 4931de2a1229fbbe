import * as z from 'zod/mini'
import { applicationStatuses, waysToTalk } from '#events/aggregates/application-statuses.ts'
import { Said } from '#events/aggregates/applications.ts'
import { answerValues } from '#events/job-content/asks.ts'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'
import { OptionalPhoneLinks } from '#projections/views/phone-links.ts'

/** What a guest wrote before the cover letter that is shown. */
const EarlierCoverLetter = z.object({
  coverLetter: z.string(),
  applicantName: z.string(),
  applicantPhone: z.nullable(z.string()),
  writtenAt: isoDateTime
})

/** What an applicant says, of the application before that of the profile. */
const ApplicantSummary = z.object({
  location: z.nullable(z.string()),
  /** From the municipality of the job to that of the applicant, as the crow flies; null of people under 18. */
  distanceKm: z.nullable(nonNegativeInt),
  /** What the job asks. */
  asks: z.array(
    z.object({
      text: z.string(),
      /** True for an indispensable requirement; others are valued. */
      isNeeded: z.boolean(),
      isMet: z.boolean(),
      answer: z.enum([...answerValues, 'no-dice']),
      /** What is said about it; empty for a yes or a no. */
      stated: z.string()
    })
  ),
  /** The start, and what concerns housing and a horse: «Necesita vivienda», «No»; empty where nothing is said. */
  others: z.array(z.object({ text: z.string(), stated: z.string() }))
})
export type ApplicantSummary = z.infer<typeof ApplicantSummary>

/** An application with the job that it is for; the job's texts are null once its employer is erased. */
export const ApplicationView = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  employerId: z.string(),
  applicantId: z.nullable(z.string()),
  /** The other end of the conversation with its employer: the account or the guest. */
  personId: z.string(),
  coverLetter: z.string(),
  /** What the applicant answers to the ad, by the key of each requirement, and says beside it; null where nothing is said. */
  answers: Said.shape.answers,
  /** A day, or `ya`. */
  startsOn: z.nullable(z.string()),
  needsHousing: z.nullable(z.boolean()),
  /** The INE code of the municipality of the applicant, and its name. */
  place: z.nullable(z.string()),
  placeName: z.nullable(z.string()),
  status: z.enum(applicationStatuses),
  appliedAt: isoDateTime,
  statusChangedAt: z.nullable(isoDateTime),
  /** When its employer opened it; null as long as nothing says so. */
  seenAt: z.nullable(isoDateTime),
  /** When its employer said that they had talked, unless the applicant has denied it. */
  talkedAt: z.nullable(isoDateTime),
  talkedBy: z.nullable(z.enum(waysToTalk)),
  talkDeniedAt: z.nullable(isoDateTime),
  /** The first answer: a status, a talk, or a message about the job. */
  answeredAt: z.nullable(isoDateTime),
  askedAgainAt: z.nullable(isoDateTime),
  /** From when on it counts as not answered, once that has passed; the employer may still answer. */
  lapsedAt: z.nullable(isoDateTime),
  /** When its applicant withdrew it; the employer does not see it any more. */
  withdrawnAt: z.nullable(isoDateTime),
  /** The day of its erasure, once that is announced. */
  eraseOn: z.nullable(isoDateTime),
  isGuestApplication: z.boolean(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  applicantPhone: z.nullable(z.string()),
  ...OptionalPhoneLinks.shape,
  /** The latest first. All were sent with the same e-mail, which does not prove that one person wrote them. */
  earlierLetters: z.array(EarlierCoverLetter),
  /** What the employer wrote last about the job. */
  employerWords: z.nullable(z.string()),
  /** A mail server reported that the applicant's address does not exist. */
  isEmailBounced: z.boolean(),
  /** New to the user who lists it: as an application, or its answer. */
  isUnseen: z.boolean(),
  isJobWithdrawn: z.boolean(),
  isJobClosed: z.boolean(),
  isEmployerDeleted: z.boolean(),
  /** The profile that the applicant has published. */
  applicantProfileId: z.nullable(z.string()),
  /** For an employer: what the applicant says beside what the job asks; null where nothing is said. */
  applicantSummary: z.nullable(ApplicantSummary)
})
export type ApplicationView = z.infer<typeof ApplicationView>

const WaitingApplication = z.object({
  id: z.string(),
  applicantName: z.string(),
  jobTitle: z.nullable(z.string()),
  appliedAt: isoDateTime
})
/** An application that waits for its employer. */
export type WaitingApplication = z.infer<typeof WaitingApplication>

/** After an answer by the link of an e-mail. */
export const AnsweredByLink = z.object({
  application: ApplicationView,
  /** A token for the same call, with which a minute long another status takes the answer back. */
  undo: z.nullable(z.string()),
  /** What has waited longest; with a session of the employer only. */
  next: z.optional(WaitingApplication)
})
export type AnsweredByLink = z.infer<typeof AnsweredByLink>

/** The answer to an application, which does not say who is behind an e-mail; `correction` lets the browser of a guest send it again with another e-mail instead. */
export const SentApplication = z.extend(ApplicationView, {
  personId: z.nullable(z.string()),
  correction: z.nullable(z.string())
})
export type SentApplication = z.infer<typeof SentApplication>

export const ApplicationPage = z.object({
  applications: z.array(ApplicationView),
  meta: z.object({
    totalApplications: nonNegativeInt,
    totalPages: nonNegativeInt,
    /** The number of applications by status, whatever status is listed; withdrawn ones have none. */
    byStatus: z.object({
      pending: nonNegativeInt,
      approved: nonNegativeInt,
      rejected: nonNegativeInt
    }),
    /** The number of applications without an answer: neither a status nor a talk. */
    waiting: nonNegativeInt,
    /** The one of them that has waited longest, and its place among the pending ones from 1 on. */
    longestWaiting: z.nullable(z.object({ appliedAt: isoDateTime, place: nonNegativeInt })),
    /** Received applications that are not listed because their applicants withdrew them. */
    withdrawnApplications: z.optional(nonNegativeInt)
  })
})
export type ApplicationPage = z.infer<typeof ApplicationPage>

/** A job that the account has saved; `GET /api/job-cards` has its card. */
const SavedJob = z.object({ jobId: z.string(), savedAt: isoDateTime })
export type SavedJob = z.infer<typeof SavedJob>

export const SavedJobList = z.object({ savedJobs: z.array(SavedJob) })
