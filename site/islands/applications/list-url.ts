import type { InferResponseType } from 'hono/client'
import { answerOf, api } from '#site/lib/api.ts'
import { counted } from '#site/lib/formats.ts'

export type ApplicationPage = InferResponseType<typeof api.applications.$get, 200>
export type Application = ApplicationPage['applications'][number]
export type Status = Application['status']

/** How a status is called, and the order in which they are offered. */
export const statusNames: Record<Status, string> = {
  pending: 'Pendiente',
  approved: 'Aprobada',
  rejected: 'Rechazada'
}

export const statuses: readonly Status[] = ['pending', 'approved', 'rejected']

/** Which applications are asked for; the address is all of it. */
export interface List {
  status: Status | undefined
  page: number
}

/** Reads an address leniently: what it cannot mean, it does not ask for. */
export function readList(params: URLSearchParams): List {
  const named = params.get('status')
  const page = Number(params.get('page') ?? 1)
  return {
    status: statuses.find(status => status === named),
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1
  }
}

export function listPath({ status, page }: List): string {
  const asked = new URLSearchParams({
    ...(status && { status }),
    ...(page > 1 && { page: String(page) })
  }).toString()
  return asked ? `/applications?${asked}` : '/applications'
}

/** As the contract has it, which would bring a validator along. */
export const perPage = 10

/** The call that answers a list, and its key. */
export function listCall({ status, page }: List): [string, () => Promise<ApplicationPage>] {
  const query = { page: String(page), limit: String(perPage), ...(status && { status }) }
  return [
    `applications?${new URLSearchParams(query)}`,
    () => answerOf(api.applications.$get({ query }))
  ]
}

/** The words of an ad are gone once its employer is. */
export function titleOf({ jobTitle }: Application): string {
  return jobTitle ?? 'Anuncio retirado'
}

/** «23 aplicaciones - Página 2 de 3». */
export function summaryOf({ meta }: ApplicationPage, page: number): string {
  const { totalApplications, totalPages } = meta
  const found = counted(totalApplications, 'aplicación', 'aplicaciones')
  return totalPages > 1 ? `${found} - Página ${page} de ${totalPages}` : found
}
