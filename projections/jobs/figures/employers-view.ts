import * as z from 'zod/mini'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

/** What an employer has shown of itself; each follows from an event, and none counts more than another. */
const verificationSteps = ['email', 'domain', 'tax-id', 'farm', 'seen', 'year'] as const

const VerificationStep = z.object({ step: z.enum(verificationSteps), text: z.string() })
export type VerificationStep = z.infer<typeof VerificationStep>

/** What is public of an employer who has posted a job. */
export const EmployerView = z.object({
  id: z.string(),
  name: z.string(),
  text: z.nullable(z.string()),
  /** The path of its picture. */
  picture: z.nullable(z.string()),
  /** When the account was made. */
  since: isoDateTime,
  liveJobs: nonNegativeInt,
  /** How it answers, in words; empty with too few applications. */
  answers: z.array(z.string()),
  steps: z.array(VerificationStep)
})
export type EmployerView = z.infer<typeof EmployerView>
