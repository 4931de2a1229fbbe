import * as z from 'zod/mini'
import { jobOutcomes } from '#events/job-content/outcomes.ts'
import { JobTerms } from '#events/job-content/terms.ts'
import { photoSubjects } from '#events/job-content/vocabulary.ts'
import { isoDateTime } from '#projections/views/fields.ts'

const at = { at: isoDateTime }
const { pay, hours, alta, prueba } = JobTerms.shape
const photos = z.optional(z.array(z.enum(photoSubjects)))

/** A change of a published job; `from` and `to` are missing where the job stated nothing. */
export const JobChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('published'), ...at }),
  z.object({ kind: z.literal('pay'), ...at, from: pay, to: pay }),
  z.object({ kind: z.literal('hours'), ...at, from: hours, to: hours }),
  z.object({ kind: z.literal('alta'), ...at, from: alta, to: alta }),
  z.object({ kind: z.literal('prueba'), ...at, from: prueba, to: prueba }),
  /** What photos say that they show. */
  z.object({ kind: z.literal('photos'), ...at, from: photos, to: photos }),
  z.object({ kind: z.literal('renewed'), ...at, expiryDate: isoDateTime }),
  z.object({ kind: z.literal('closed'), ...at, outcome: z.enum(jobOutcomes) })
])
export type JobChange = z.infer<typeof JobChange>

/** Newest first. */
export const JobHistoryView = z.object({ changes: z.array(JobChange) })
