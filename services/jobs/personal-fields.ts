import type { JobTextField } from '#events/aggregates/jobs.ts'
import type { PostJob, ReviseJob } from './contract.ts'
import type { DraftJob, ReviseDraft } from './draft-contract.ts'

/** The personal part of a request, and the choices and numbers that outlive an erasure. */
export function separatePersonal(request: JobRequest): SeparatedJob<JobRequest>
export function separatePersonal(request: DraftContent): SeparatedJob<DraftContent>
export function separatePersonal(request: JobChange): SeparatedJob<JobChange>
export function separatePersonal(request: DraftChange): SeparatedJob<DraftChange>
export function separatePersonal(request: JobContent): SeparatedJob<JobContent> {
  const { title, companyName, location, place, description, ...others } = request
  const { requirements, details, photos, contactPhone, contactEmail, ...choices } = others
  const text = { title, companyName, location, place, description, requirements, details }
  return { personal: { ...text, photos, contactPhone, contactEmail }, choices }
}

/** A request with the name of its place. */
export type JobRequest = Omit<PostJob, 'draft'> & { location: string }
type DraftContent = Omit<DraftJob, 'draft'>
type DraftChange = Omit<ReviseDraft, 'draft'>
type JobChange = Omit<ReviseJob, 'draft'>
type JobContent = JobRequest | JobChange | DraftContent | DraftChange

interface SeparatedJob<Request extends JobContent> {
  personal: Pick<Request, JobTextField>
  choices: Omit<Request, JobTextField>
}

/** The INE code of a municipality begins with that of its province. */
export function provinceCodeOf(place: string | undefined): string | undefined
export function provinceCodeOf(place: string | null | undefined): string | null | undefined
export function provinceCodeOf(place: string | null | undefined): string | null | undefined {
  return place === null ? null : place?.slice(0, 2)
}
