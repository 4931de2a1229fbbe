import * as z from 'zod/mini'
import { applicationStatuses } from '#events/applications.ts'
import { nonNegativeInt, isoDateTime } from '#services/platform/http/responses.ts'

export const ApplicationView = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  employerId: z.string(),
  applicantId: z.nullable(z.string()),
  coverLetter: z.string(),
  status: z.enum(applicationStatuses),
  appliedAt: isoDateTime,
  statusChangedAt: z.nullable(isoDateTime),
  isGuestApplication: z.boolean(),
  applicantName: z.string(),
  applicantEmail: z.string(),
  applicantPhone: z.nullable(z.string())
})

export const ApplicationPage = z.object({
  applications: z.array(ApplicationView),
  meta: z.object({ totalApplications: nonNegativeInt, totalPages: nonNegativeInt })
})
