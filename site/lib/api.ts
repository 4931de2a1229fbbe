import { hc, type InferResponseType } from 'hono/client'
import type { Api } from '#services/app.ts'
import { fetchOnce, KeptOnDevice, SessionEndedError } from './fetch-once.ts'
import type { Refused } from './refusal-sentence.ts'
import { defaultLanguage } from '#events/aggregates/languages.ts'
import { speech, uiWords } from '#services/words/words.ts'

export const apiClient = hc<Api>('/api', { fetch: fetchOnce })

export type CurrentUser = NonNullable<InferResponseType<typeof apiClient.user.$get, 200>>
export type JobListResponse = InferResponseType<typeof apiClient.jobs.$get, 200>
export type JobSummary = JobListResponse['jobs'][number]
export type CandidateListResponse = InferResponseType<
  (typeof apiClient)['candidate-profiles']['$get'],
  200
>
export type CandidateSummary = CandidateListResponse['profiles'][number]
export type CandidateProfileResponse = InferResponseType<
  (typeof apiClient)['candidate-profiles'][':id']['$get'],
  200
>
export type JobResponse = InferResponseType<(typeof apiClient.jobs)[':id']['$get'], 200>
export type JobContactResponse = InferResponseType<
  (typeof apiClient.jobs)[':id']['contact']['$post'],
  200
>
export type JobDraftResponse = InferResponseType<
  (typeof apiClient)['job-drafts']['$get'],
  200
>['drafts'][number]

export type ApplicationResponse = InferResponseType<
  typeof apiClient.applications.$get,
  200
>['applications'][number]

/** An error response; the message is for visitors. */
export class ApiError extends Error {
  readonly status: number
  /** Empty over HTTP/2. */
  readonly statusText: string
  /** The message of the response body. */
  readonly serverMessage: string | undefined
  /** Errors of single fields. */
  readonly fields: { field: string; message: string }[]
  constructor(
    { status, statusText }: Pick<Response, 'status' | 'statusText'>,
    serverMessage: string | undefined,
    fields: ApiError['fields'] = [],
    fallback = uiWords.noAnswer(status, statusText)
  ) {
    super(serverMessage ?? fallback)
    this.serverMessage = serverMessage
    this.status = status
    this.statusText = statusText
    this.fields = fields
  }
}

/** The body of a response; throws an ApiError, or an Error without a connection. Both messages are for visitors. */
export async function callApi<T>(call: Promise<Response & { json(): Promise<T> }>): Promise<T> {
  const response = await receiveResponse(call)
  if (response.ok) return response.json()
  const refusal = await readApiError(response)
  if (response.status !== 401) console.error(refusal)
  throw refusal
}

export const connectionErrorMessage = uiWords.connectionError

async function receiveResponse<T extends Response>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof SessionEndedError || error instanceof KeptOnDevice) throw error
    console.error(error)
    throw new Error(connectionErrorMessage)
  }
}

/**
 * The message of any error, for a notice or a toast; the fallback when the server gave none.
 */
export function errorMessage(error: unknown, fallback?: string): string {
  if (error instanceof ApiError && !error.serverMessage && fallback) return fallback
  return error instanceof Error && error.message ? error.message : (fallback ?? unknownErrorMessage)
}

const unknownErrorMessage = uiWords.unknownError

/** The status for an idempotency key that came before with another body: its answer was lost. A refused field has it too. */
const keyReused = 422

export const alreadyArrivedMessage = uiWords.alreadyArrived

async function readApiError(response: Response): Promise<ApiError> {
  const { status } = response
  const text = await response.text().catch(() => undefined)
  if (text === undefined) {
    const silent = uiWords.unreadAnswer(status)
    return new ApiError(response, undefined, [], silent)
  }
  try {
    const refused: Refused = JSON.parse(text)
    const { message, errors } = await inOwnLanguage(
      refused,
      Number(response.headers.get('Retry-After'))
    )
    const isKeyReused = !errors && status === keyReused
    return new ApiError(response, isKeyReused ? alreadyArrivedMessage : message, errors)
  } catch {
    const unreadable = uiWords.oddAnswer(status)
    return new ApiError(response, text || undefined, [], unreadable)
  }
}

/** A refusal of the API, whose sentences are Spanish, in the language of the page. */
export async function inOwnLanguage(refused: Refused, secondsToWait?: number): Promise<Refused> {
  if (speech.language === defaultLanguage) return refused
  const { refusedInWords } = await import('./refusal-sentence.ts')
  return refusedInWords(refused, secondsToWait)
}
