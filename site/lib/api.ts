import { hc, type InferResponseType } from 'hono/client'
import type { Api } from '#services/app.ts'

export const api = hc<Api>('/api')

export type JobPage = InferResponseType<typeof api.jobs.$get, 200>
export type JobCard = JobPage['jobs'][number]
export type JobView = InferResponseType<(typeof api.jobs)[':id']['$get'], 200>

/** What a call answers, or an Error whose message is the sentence for people. */
export async function answerOf<T>(call: Promise<Response & { json(): Promise<T> }>): Promise<T> {
  const response = await call
  if (!response.ok) throw new Error(await messageOf(response))
  return response.json()
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => undefined)
  const prefix = `Error ${response.status}: `
  if (text === undefined) return `${prefix}No se pudo leer la respuesta del servidor`
  try {
    const { message } = JSON.parse(text)
    return message ?? `${prefix}${response.statusText}`
  } catch {
    return text || `${prefix}No se pudo procesar la respuesta del servidor`
  }
}
