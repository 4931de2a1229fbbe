import type { InferResponseType } from 'hono/client'
import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { applicationsPerPage } from '#services/applications/limits.ts'
import { readPageNumber } from '#services/platform/validation/search-params.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/spanish-formats.ts'

export type ApplicationListResponse = InferResponseType<typeof apiClient.applications.$get, 200>
export type ListedApplication = ApplicationListResponse['applications'][number]

/** The filter of the list, as its address has it. */
export interface ApplicationFilter {
  status: ApplicationStatus | undefined
  /** Of one job only. */
  jobId?: string | undefined
  page: number
}

/** Reads an address leniently: a value that is not valid counts as not set. */
export function readListUrl(params: URLSearchParams): ApplicationFilter {
  const named = params.get('status')
  return {
    status: applicationStatuses.find(status => status === named),
    jobId: params.get('jobId') || undefined,
    page: readPageNumber(params)
  }
}

export function listUrl({ status, jobId, page }: ApplicationFilter): string {
  const query = new URLSearchParams({
    ...(jobId && { jobId }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) })
  }).toString()
  return query ? `/applications?${query}` : '/applications'
}

/** The key of a list in the query cache, and its request. */
export function listQuery({
  status,
  jobId,
  page
}: ApplicationFilter): [string, () => Promise<ApplicationListResponse>] {
  const query = {
    page: String(page),
    limit: String(applicationsPerPage),
    ...(jobId && { jobId }),
    ...(status && { status })
  }
  return [
    `applications?${new URLSearchParams(query)}`,
    () => callApi(apiClient.applications.$get({ query }))
  ]
}

/** The list after a change of one of its applications. */
export function replaceApplication(
  { applications, meta }: ApplicationListResponse,
  changed: ListedApplication
): ApplicationListResponse {
  return { meta, applications: applications.map(one => (one.id === changed.id ? changed : one)) }
}

/** Why an employer does not find what was there. */
export function withdrawnCountText(count: number): string {
  return count === 1
    ? 'Una aplicación ya no está en esta lista: la ha retirado quien la envió.'
    : `${count} aplicaciones ya no están en esta lista: las han retirado quienes las enviaron.`
}

/** In place of what an account that was deleted could do. */
export const employerGone = 'La empresa ya no tiene cuenta.'

export const closedJobLabel = 'Anuncio cerrado'
export const withdrawnJobLabel = 'Anuncio retirado'

/** The title is erased with its employer. */
export function jobTitleOf({ jobTitle }: ListedApplication): string {
  return jobTitle ?? withdrawnJobLabel
}

/** «23 aplicaciones - Página 2 de 3». */
export function applicationCountText({ meta }: ApplicationListResponse, page: number): string {
  const { totalApplications, totalPages } = meta
  const found = formatCount(totalApplications, 'aplicación', 'aplicaciones')
  return totalPages > 1 ? `${found} - Página ${page} de ${totalPages}` : found
}
