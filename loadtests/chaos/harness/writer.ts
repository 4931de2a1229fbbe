import { setTimeout } from 'node:timers/promises'
import type { TestResponse, HttpClient } from '#test/board/http-client.ts'
import type { Effect, OperationHistory, OperationOutcome, RegisterLine } from './history.ts'
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
  /** What it does to a register, whose object may follow from the response. */
  register?: Pick<RegisterLine, 'op' | 'value'> & {
    object: string | ((response: TestResponse) => string)
  }
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
  const { method, type, mark } = request
  const call = writer.history.now()
  for (;;) {
    const operation = writer.history.begin(writer.number, { type, mark })
    const response = await send(writer, request, key)
    const end = writer.history.end(operation, response?.status)
    const isOver = method !== 'POST' || !writer.retries || writer.isStopped()
    if (end !== 'unknown' || isOver) recordWrite(writer, request, call, end, response)
    if (end === 'ok') return response
    if (end === 'refused') return undefined
    await setTimeout(40)
    if (isOver) return undefined
  }
}

/** Refusals that say whether the register existed; of others nothing is known. */
const telling = [404, 409, 410]

function recordWrite(
  { history, number }: Writer,
  { register }: WriteRequest,
  call: number,
  result: OperationOutcome,
  response: TestResponse | undefined
): void {
  if (!register || (result === 'refused' && !telling.includes(response?.status ?? 0))) return
  const { op, value } = register
  const object =
    typeof register.object === 'string'
      ? register.object
      : result === 'ok' && response && register.object(response)
  // Without an answer, the id of a new object is unknown.
  if (!object) return
  const end = result === 'unknown' ? {} : { return: history.now() }
  history.recordRegister({ client: number, call, ...end, object, op, value, result })
}

/** What a response shows of a register; undefined where it says nothing of it. */
export interface ReadRegister {
  object: string
  path: string
  shownIn(response: TestResponse): string | undefined
}

/** Reads a register; a failed read is not recorded. */
export async function readRegister(
  { history, number }: Writer,
  { object, path, shownIn }: ReadRegister,
  client: HttpClient
): Promise<TestResponse | undefined> {
  const call = history.now()
  const response = await client.get(path).catch(() => undefined)
  if (!response || response.status >= 500) return undefined
  const value = shownIn(response)
  if (value !== undefined) {
    const line = { client: number, call, return: history.now(), object, value }
    history.recordRegister({ ...line, op: 'read', result: 'ok' })
  }
  return response
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
  read: string | ReadRegister,
  shows: (response: TestResponse) => boolean
): Promise<void> {
  const { client } = writer
  const response =
    typeof read === 'string'
      ? await client.get(read).catch(() => undefined)
      : await readRegister(writer, read, client)
  if (!response || response.status >= 500) return
  writer.history.recordRead({ type: effect.type, mark: effect.mark, isVisible: shows(response) })
}
