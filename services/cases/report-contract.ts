import * as z from 'zod/mini'
import { caseRules, targetKinds } from '#events/aggregates/case-choices.ts'
import { reportLength } from '#events/limits/cases.ts'
import { maxNameLength } from '#events/limits/users.ts'
import { email } from '#services/platform/validation/fields.ts'
import { honeypotField } from '#services/platform/validation/honeypot.ts'
import { optional, optionalText, text } from '#services/platform/validation/text.ts'
import { fieldRefusals, reportFieldRefusals } from '#services/words/words.ts'

const targetUnknown = reportFieldRefusals['report-target-unknown']

export const Report = z.object({
  target: z.object({
    kind: z.enum(targetKinds, targetUnknown),
    id: text({ min: [1, targetUnknown], max: [64, targetUnknown] })
  }),
  reason: z.enum(caseRules, reportFieldRefusals['report-reason-missing']),
  text: text({
    multiline: true,
    min: [reportLength.min, reportFieldRefusals['report-too-short']],
    max: [reportLength.max, reportFieldRefusals['report-too-long']]
  }),
  name: optionalText({
    max: [maxNameLength, fieldRefusals['name-too-long']]
  }),
  email: optional(email(fieldRefusals['email-invalid'])),
  [honeypotField]: z.optional(z.string())
})
export type Report = z.infer<typeof Report>

/** The number of a report. */
export const ReportReceipt = z.object({ number: z.string() })
