import { hc, type InferResponseType } from 'hono/client'
import type { Api } from '#services/app.ts'

export const api = hc<Api>('/api')

export type User = NonNullable<InferResponseType<typeof api.user.$get, 200>>
export type JobPage = InferResponseType<typeof api.jobs.$get, 200>
export type JobCard = JobPage['jobs'][number]
export type CandidatePage = InferResponseType<(typeof api)['candidate-profiles']['$get'], 200>
export type CandidatePreview = CandidatePage['profiles'][number]
export type CandidateProfile = InferResponseType<
  (typeof api)['candidate-profiles'][':id']['$get'],
  200
>
export type JobView = InferResponseType<(typeof api.jobs)[':id']['$get'], 200>

/** The server said no; the message is the sentence for people. */
export class Refusal extends Error {
  readonly status: number
  /** What the protocol calls it; nothing over HTTP/2. */
  readonly statusText: string
  /** The sentence that the server itself gave, if it gave one. */
  readonly told: string | undefined
  /** What is wrong with each field, when fields are the reason. */
  readonly fields: { field: string; message: string }[]
  constructor(
    { status, statusText }: Pick<Response, 'status' | 'statusText'>,
    told: string | undefined,
    fields: Refusal['fields'] = [],
    otherwise = `Error ${status}: ${statusText}`
  ) {
    super(told ?? otherwise)
    this.told = told
    this.status = status
    this.statusText = statusText
    this.fields = fields
  }
}

/** The name of the event that says that nobody is signed in any more. */
export const unauthorized = 'unauthorized'

/** What a call answers; throws a Refusal, or an Error of connection, whose message is for people. */
export async function answerOf<T>(call: Promise<Response & { json(): Promise<T> }>): Promise<T> {
  const response = await reach(call)
  if (response.ok) return response.json()
  const refusal = await refusalOf(response)
  if (response.status === 401) dispatchEvent(new Event(unauthorized))
  else console.error(refusal)
  throw refusal
}

export const noConnection = 'Error de conexión. Por favor, intenta de nuevo más tarde.'

async function reach<T extends Response>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    console.error(error)
    throw new Error(noConnection)
  }
}

/**
 * The sentence of any error, for a box or a toast. What whoever asked would say otherwise is said
 * when the server has refused without a word.
 */
export function sentenceOf(error: unknown, otherwise?: string): string {
  if (error instanceof Refusal && !error.told && otherwise) return otherwise
  return error instanceof Error && error.message ? error.message : (otherwise ?? unknown)
}

const unknown = 'Error desconocido'

async function refusalOf(response: Response): Promise<Refusal> {
  const { status } = response
  const text = await response.text().catch(() => undefined)
  if (text === undefined) {
    const silent = `Error ${status}: No se pudo leer la respuesta del servidor`
    return new Refusal(response, undefined, [], silent)
  }
  try {
    const { message, errors } = JSON.parse(text)
    return new Refusal(response, message, errors)
  } catch {
    const unreadable = `Error ${status}: No se pudo procesar la respuesta del servidor`
    return new Refusal(response, text || undefined, [], unreadable)
  }
}
