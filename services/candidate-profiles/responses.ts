import * as z from 'zod/mini'
import { experiences } from '#events/jobs.ts'
import { nonNegativeInt, isoDateTime } from '#services/platform/http/responses.ts'

export const CandidatePreview = z.object({
  id: z.string(),
  fullName: z.string(),
  age: z.int(),
  description: z.string(),
  experience: z.nullable(z.enum(experiences)),
  location: z.nullable(z.string()),
  skills: z.nullable(z.string()),
  createdAt: isoDateTime,
  isActive: z.boolean()
})

export const CandidateProfileView = z.extend(CandidatePreview, {
  contactPhone: z.string(),
  contactEmail: z.nullable(z.string()),
  userId: z.string()
})

export const CandidatePage = z.object({
  profiles: z.array(CandidatePreview),
  meta: z.object({ totalProfiles: nonNegativeInt, totalPages: nonNegativeInt })
})

export const OwnProfiles = z.array(CandidateProfileView)
