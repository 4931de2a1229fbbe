import { setTimeout } from 'node:timers/promises'
import type { Answer, Visitor } from '#test/http-client.ts'
import type { Effect, History } from './history.ts'
import { newMark } from './correlation-id.ts'

/** Somebody who works on the board, writing down whatever they ask and hear. */
export interface Writer {
  no: number
  visitor: Visitor
  history: History
  /** Whether what may be repeated is asked again until it is answered. */
  repeats: boolean
  isOver(): boolean
  nextMark(): string
}

export interface Asking extends Effect {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object
}

export function createWriter(
  no: number,
  writer: Pick<Writer, 'visitor' | 'history' | 'repeats' | 'isOver'>
): Writer {
  let nth = 0
  return { no, ...writer, nextMark: () => newMark(no, nth++) }
}

/** Asks, and answers what came back if it was done. A POST is repeated with its key until that is known. */
export async function perform(writer: Writer, asking: Asking): Promise<Answer | undefined> {
  const key = `${asking.type}-${asking.mark}`
  for (;;) {
    const operation = writer.history.begin(writer.no, asking)
    const answer = await send(writer, asking, key)
    const end = writer.history.end(operation, answer?.status)
    if (end === 'ok') return answer
    if (end === 'refused') return undefined
    await setTimeout(40)
    if (asking.method !== 'POST' || !writer.repeats || writer.isOver()) return undefined
  }
}

function send({ visitor }: Writer, { method, path, body }: Asking, key: string) {
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(method === 'POST' && { 'Idempotency-Key': key })
  }
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return visitor.send(path, init).catch(() => undefined)
}

/** Looks for what was just acknowledged; a look that fails tells nothing. */
export async function look(
  writer: Writer,
  effect: Effect,
  path: string,
  shows: (answer: Answer) => boolean
): Promise<void> {
  const answer = await writer.visitor.get(path).catch(() => undefined)
  if (!answer || answer.status >= 500) return
  writer.history.saw({ type: effect.type, mark: effect.mark, seen: shows(answer) })
}
