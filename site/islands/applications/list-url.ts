import type { InferResponseType } from 'hono/client'
import { callApi, apiClient } from '#site/lib/api.ts'
import { formatCount } from '#site/lib/formats.ts'

export type ApplicationListResponse = InferResponseType<typeof apiClient.applications.$get, 200>
export type ApplicationResponse = ApplicationListResponse['applications'][number]
export type ApplicationStatusValue = ApplicationResponse['status']

/** How a status is called, and the order in which they are offered. */
export const statusLabels: Record<ApplicationStatusValue, string> = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

export const statuses: readonly ApplicationStatusValue[] = ['pending', 'approved', 'rejected']

/** Which applications are asked for; the address is all of it. */
export interface ApplicationFilter {
  status: ApplicationStatusValue | undefined
  page: number
}

/** Reads an address leniently: what it cannot mean, it does not ask for. */
export function readListUrl(params: URLSearchParams): ApplicationFilter {
  const named = params.get('status')
  const page = Number(params.get('page') ?? 1)
  return {
    status: statuses.find(status => status === named),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
  }
}

export function listUrl({ status, page }: ApplicationFilter): string {
  const asked = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) })
  }).toString()
  return asked ? `/applications?${asked}` : '/applications'
}

/** As the contract has it, which would bring a validator along. */
export const pageSize = 10

/** The call that answers a list, and its key. */
export function listQuery({
  status,
  page
}: ApplicationFilter): [string, () => Promise<ApplicationListResponse>] {
  const query = { page: String(page), limit: String(pageSize), ...(status && { status }) }
  return [
    `applications?${new URLSearchParams(query)}`,
    () => callApi(apiClient.applications.$get({ query }))
  ]
}

/** The words of an ad are gone once its employer is. */
export function jobTitleOf({ jobTitle }: ApplicationResponse): string {
  return jobTitle ?? 'Anuncio retirado'
}

/** «23 aplicaciones - Página 2 de 3». */
export function applicationCountText({ meta }: ApplicationListResponse, page: number): string {
  const { totalApplications, totalPages } = meta
  const found = formatCount(totalApplications, 'aplicación', 'aplicaciones')
  return totalPages > 1 ? `${found} - Página ${page} de ${totalPages}` : found
}
