import type { JobTextField } from '#events/aggregates/job-schemas.ts'
import type { PostJob, ReviseJob } from './contract.ts'

/** The personal part of a request, and the choices and numbers that outlive an erasure. */
export function separatePersonal(request: JobRequest): SeparatedJob<JobRequest>
export function separatePersonal(request: ReviseJob): SeparatedJob<ReviseJob>
export function separatePersonal(
  request: JobRequest | ReviseJob
): SeparatedJob<JobRequest | ReviseJob> {
  const { title, companyName, location, place, description, ...others } = request
  const { requirements, details, photos, contactPhone, contactEmail, ...choices } = others
  const text = { title, companyName, location, place, description, requirements, details }
  return { personal: { ...text, photos, contactPhone, contactEmail }, choices }
}

/** A request with the name of its place. */
export type JobRequest = PostJob & { location: string }

interface SeparatedJob<Request extends JobRequest | ReviseJob> {
  personal: Pick<Request, JobTextField>
  choices: Omit<Request, JobTextField>
}

/** The INE code of a municipality begins with that of its province. */
export function provinceCodeOf(place: string | undefined): string | undefined
export function provinceCodeOf(place: string | null | undefined): string | null | undefined
export function provinceCodeOf(place: string | null | undefined): string | null | undefined {
  return place === null ? null : place?.slice(0, 2)
}
