import * as z from 'zod/mini'
import { isoDateTime, nonNegativeInt } from '#projections/views/fields.ts'

/** Steps of verification of an employer; each follows from an event, and all count the same. */
const verificationSteps = ['email', 'domain', 'tax-id', 'farm', 'seen', 'year'] as const

const VerificationStep = z.object({ step: z.enum(verificationSteps), text: z.string() })
export type VerificationStep = z.infer<typeof VerificationStep>

/** The public page of an employer who has posted a job. */
export const EmployerView = z.object({
  id: z.string(),
  name: z.string(),
  text: z.nullable(z.string()),
  /** The path of its picture. */
  picture: z.nullable(z.string()),
  /** When the account was registered. */
  since: isoDateTime,
  liveJobs: nonNegativeInt,
  /** How it answers, in words; empty with too few applications. */
  answers: z.array(z.string()),
  steps: z.array(VerificationStep)
})
export type EmployerView = z.infer<typeof EmployerView>
