import * as z from 'zod/mini'
import { PostJob, ReviseJob } from './contract.ts'
import { DraftJob, ReviseDraft } from './draft-contract.ts'

const unknownField = 'El borrador tiene un campo que no es de un anuncio'

/**
 * A job to publish, or a draft: what a draft keeps is nowhere checked again until then, so it has no other fields. Most
 * requests are of the first.
 */
export const PostJobOrDraft = z.union([PostJob, z.strictObject(DraftJob.shape, unknownField)])
export const ReviseJobOrDraft = z.union([
  ReviseJob,
  z.strictObject(ReviseDraft.shape, unknownField)
])
