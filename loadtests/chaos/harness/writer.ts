import { setTimeout } from 'node:timers/promises'
import type { TestResponse, HttpClient } from '#test/board/http-client.ts'
import type { Effect, OperationHistory } from './history.ts'
import { createCorrelationId } from './correlation-id.ts'

/** A client that records each of its operations. */
export interface Writer {
  number: number
  client: HttpClient
  history: OperationHistory
  /** Whether a POST is retried until its outcome is known. */
  retries: boolean
  isStopped(): boolean
  nextCorrelationId(): string
}

export interface WriteRequest extends Effect {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

export function createWriter(
  number: number,
  writer: Pick<Writer, 'client' | 'history' | 'retries' | 'isStopped'>
): Writer {
  let index = 0
  return { number, ...writer, nextCorrelationId: () => createCorrelationId(number, index++) }
}

/** Sends a request and returns the response if it succeeded. A POST is retried with its key until its outcome is known. */
export async function sendUntilAnswered(
  writer: Writer,
  request: WriteRequest
): Promise<TestResponse | undefined> {
  const key = `${request.type}-${request.mark}`
  for (;;) {
    const operation = writer.history.begin(writer.number, request)
    const response = await send(writer, request, key)
    const end = writer.history.end(operation, response?.status)
    if (end === 'ok') return response
    if (end === 'refused') return undefined
    await setTimeout(40)
    if (request.method !== 'POST' || !writer.retries || writer.isStopped()) return undefined
  }
}

function send({ client }: Writer, { method, path, body }: WriteRequest, key: string) {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': key })
  }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return client.send(path, init).catch(() => undefined)
}

/** Reads what was just acknowledged; a failed read is not recorded. */
export async function verifyRead(
  writer: Writer,
  effect: Effect,
  path: string,
  shows: (response: TestResponse) => boolean
): Promise<void> {
  const response = await writer.client.get(path).catch(() => undefined)
  if (!response || response.status >= 500) return
  writer.history.recordRead({ type: effect.type, mark: effect.mark, isVisible: shows(response) })
}
