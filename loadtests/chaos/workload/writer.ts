import { setTimeout } from 'node:timers/promises'
import type { TestResponse, HttpClient } from '#test/http-client.ts'
import type { Effect, OperationHistory } from './history.ts'
import { createCorrelationId } from './correlation-id.ts'

/** Somebody who works on the board, writing down whatever they ask and hear. */
export interface Writer {
  number: number
  visitor: HttpClient
  history: OperationHistory
  /** Whether what may be repeated is asked again until it is answered. */
  repeats: boolean
  isOver(): boolean
  nextCorrelationId(): string
}

export interface WriteRequest extends Effect {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

export function createWriter(
  number: number,
  writer: Pick<Writer, 'visitor' | 'history' | 'repeats' | 'isOver'>
): Writer {
  let nth = 0
  return { number, ...writer, nextCorrelationId: () => createCorrelationId(number, nth++) }
}

/** Asks, and answers what came back if it was done. A POST is repeated with its key until that is known. */
export async function sendUntilAnswered(
  writer: Writer,
  asking: WriteRequest
): Promise<TestResponse | undefined> {
  const key = `${asking.type}-${asking.mark}`
  for (;;) {
    const operation = writer.history.begin(writer.number, asking)
    const answer = await send(writer, asking, key)
    const end = writer.history.end(operation, answer?.status)
    if (end === 'ok') return answer
    if (end === 'refused') return undefined
    await setTimeout(40)
    if (asking.method !== 'POST' || !writer.repeats || writer.isOver()) return undefined
  }
}

function send({ visitor }: Writer, { method, path, body }: WriteRequest, key: string) {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': key })
  }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return visitor.send(path, init).catch(() => undefined)
}

/** Looks for what was just acknowledged; a look that fails tells nothing. */
export async function verifyRead(
  writer: Writer,
  effect: Effect,
  path: string,
  shows: (answer: TestResponse) => boolean
): Promise<void> {
  const answer = await writer.visitor.get(path).catch(() => undefined)
  if (!answer || answer.status >= 500) return
  writer.history.recordRead({ type: effect.type, mark: effect.mark, isVisible: shows(answer) })
}
