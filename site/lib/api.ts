import { hc, type InferResponseType } from 'hono/client'
import type { Api } from '#services/app.ts'

export const apiClient = hc<Api>('/api')

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

/** The server said no; the message is the sentence for people. */
export class ApiError extends Error {
  readonly status: number
  /** What the protocol calls it; nothing over HTTP/2. */
  readonly statusText: string
  /** The sentence that the server itself gave, if it gave one. */
  readonly serverMessage: string | undefined
  /** What is wrong with each field, when fields are the reason. */
  readonly fields: { field: string; message: string }[]
  constructor(
    { status, statusText }: Pick<Response, 'status' | 'statusText'>,
    told: string | undefined,
    fields: ApiError['fields'] = [],
    otherwise = `Error ${status}: ${statusText}`
  ) {
    super(told ?? otherwise)
    this.serverMessage = told
    this.status = status
    this.statusText = statusText
    this.fields = fields
  }
}

/** The name of the event that says that nobody is signed in any more. */
export const unauthorizedEvent = 'unauthorized'

/** What a call answers; throws a Refusal, or an Error of connection, whose message is for people. */
export async function callApi<T>(call: Promise<Response & { json(): Promise<T> }>): Promise<T> {
  const response = await receiveResponse(call)
  if (response.ok) return response.json()
  const refusal = await readApiError(response)
  if (response.status === 401) dispatchEvent(new Event(unauthorizedEvent))
  else console.error(refusal)
  throw refusal
}

export const connectionErrorMessage = 'Error de conexión. Por favor, intenta de nuevo más tarde.'

async function receiveResponse<T extends Response>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    console.error(error)
    throw new Error(connectionErrorMessage)
  }
}

/**
 * The sentence of any error, for a box or a toast. What whoever asked would say otherwise is said
 * when the server has refused without a word.
 */
export function errorMessage(error: unknown, otherwise?: string): string {
  if (error instanceof ApiError && !error.serverMessage && otherwise) return otherwise
  return error instanceof Error && error.message
    ? error.message
    : (otherwise ?? unknownErrorMessage)
}

const unknownErrorMessage = 'Error desconocido'

async function readApiError(response: Response): Promise<ApiError> {
  const { status } = response
  const text = await response.text().catch(() => undefined)
  if (text === undefined) {
    const silent = `Error ${status}: No se pudo leer la respuesta del servidor`
    return new ApiError(response, undefined, [], silent)
  }
  try {
    const { message, errors } = JSON.parse(text)
    return new ApiError(response, message, errors)
  } catch {
    const unreadable = `Error ${status}: No se pudo procesar la respuesta del servidor`
    return new ApiError(response, text || undefined, [], unreadable)
  }
}
