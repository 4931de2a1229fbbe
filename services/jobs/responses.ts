import * as z from 'zod/mini'
import { experiences, jobTypes } from '#events/jobs.ts'
import { nonNegativeInt, isoDateTime } from '#services/platform/http/responses.ts'

export const JobCard = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  jobType: z.enum(jobTypes),
  experience: z.nullable(z.enum(experiences)),
  employerId: z.string(),
  postDate: isoDateTime,
  expiryDate: isoDateTime,
  isActive: z.boolean()
})

export const JobView = z.extend(JobCard, { contactPhone: z.string(), contactEmail: z.string() })

export const JobPage = z.object({
  jobs: z.array(JobCard),
  meta: z.object({
    totalJobs: nonNegativeInt,
    totalPages: nonNegativeInt,
    capped: z.boolean(),
    facets: z.object({
      jobType: z.record(z.enum(jobTypes), nonNegativeInt),
      experience: z.record(z.enum(experiences), nonNegativeInt)
    })
  })
})
