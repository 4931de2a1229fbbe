import type { InferResponseType } from 'hono/client'
import {
  type ApplicationStatus,
  applicationStatuses
} from '#events/aggregates/application-statuses.ts'
import { applicationsPerPage } from '#events/limits/applications.ts'
import { readPageNumber } from '#services/platform/validation/search-params.ts'
import { callApi, apiClient } from '#site/lib/api.ts'
import { formatCount } from '#services/platform/shared/formats.ts'
import { applicationWords, speech } from '#services/words/words.ts'

export type ApplicationListResponse = InferResponseType<typeof apiClient.applications.$get, 200>
export type ListedApplication = ApplicationListResponse['applications'][number]

/** The filter of the list, as its address has it. */
export interface ApplicationFilter {
  status: ApplicationStatus | undefined
  /** The id of the only job that is listed. */
  jobId?: string | undefined
  page: number
  view?: ApplicationListView | undefined
  /** The open application, in the list of persons. */
  shown?: string | undefined
  /** «Mis Aplicaciones», the tab of the profile. */
  isTab?: true | undefined
}

const tab = 'aplicaciones'

/** For employers: a list with the person beside it, or the table. */
export const applicationListViews = ['personas', 'tabla'] as const
export type ApplicationListView = (typeof applicationListViews)[number]

/** Reads an address leniently: a value that is not valid counts as not set. */
export function readListUrl(params: URLSearchParams): ApplicationFilter {
  const named = params.get('status')
  return {
    status: applicationStatuses.find(status => status === named),
    jobId: params.get('jobId') || undefined,
    page: readPageNumber(params),
    view: applicationListViews.find(view => view === params.get('vista')),
    shown: params.get('ver') || undefined,
    isTab: params.get('tab') === tab || undefined
  }
}

export function listUrl({ status, jobId, page, view, shown, isTab }: ApplicationFilter): string {
  const query = new URLSearchParams({
    ...(isTab && { tab }),
    ...(jobId && { jobId }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
    ...(view && { vista: view }),
    ...(shown && { ver: shown })
  }).toString()
  const path = isTab ? '/profile' : '/applications'
  return speech.path(query ? `${path}?${query}` : path)
}

/** The key of a list in the query cache, and its request. */
export function listQuery({
  status,
  jobId,
  page,
  isTab
}: ApplicationFilter): [string, () => Promise<ApplicationListResponse>] {
  const query = {
    page: String(page),
    limit: String(applicationsPerPage),
    ...(isTab && { scope: 'sent' as const }),
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
  return {
    meta,
    applications: applications.map(application =>
      application.id === changed.id ? changed : application
    )
  }
}

/** The title is erased with its employer. */
export function jobTitleOf({ jobTitle }: ListedApplication): string {
  return jobTitle ?? applicationWords.adWithdrawn
}

/** Whether its employer has said nothing yet: neither a status nor a talk. */
const isWaiting = ({ status, talkedAt }: ListedApplication) => status === 'pending' && !talkedAt

/** The next application that waits for an answer, from this one on. */
export function findNextPending(
  applications: readonly ListedApplication[],
  id: string
): ListedApplication | undefined {
  const index = applications.findIndex(application => application.id === id)
  const following = [...applications.slice(index + 1), ...applications.slice(0, Math.max(index, 0))]
  return following.find(isWaiting)
}

/** «Cumple 4 de 5», of the indispensable requirements; undefined where nothing is said of them. */
export function fitText({ applicantSummary }: ListedApplication): string | undefined {
  const needed = applicantSummary?.asks.filter(({ isNeeded }) => isNeeded) ?? []
  const said = needed.filter(({ answer }) => answer !== 'no-dice')
  const met = needed.filter(({ isMet }) => isMet)
  if (!said.length) return undefined
  return applicationWords.fit(met.length, needed.length, needed.length - said.length)
}

/** «23 aplicaciones - Página 2 de 3». */
export function applicationCountText({ meta }: ApplicationListResponse, page: number): string {
  const { totalApplications, totalPages } = meta
  const found = formatCount(
    totalApplications,
    applicationWords.application,
    applicationWords.applications
  )
  return totalPages > 1 ? applicationWords.onPage(found, page, totalPages) : found
}
