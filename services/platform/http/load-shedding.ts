import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonErrorResponse } from './error-response.ts'
import { serviceUnavailable } from './errors.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** True when it has answered: nobody else should. */
export type LoadShedder = (request: IncomingMessage, answer: ServerResponse) => boolean

/**
 * Refuses calls before anything is done about them while all places are taken: ten times too many would
 * otherwise leave no time for those inside. `refused` hears of each.
 */
export function createLoadShedder(
  { isFull }: Pick<ConcurrencyLimit, 'isFull'>,
  headers: Record<string, string>,
  refused: (method: string) => void
): LoadShedder {
  const { body, headers: own } = jsonErrorResponse(serviceUnavailable())
  const refusal = { ...headers, ...own, 'Content-Length': Buffer.byteLength(body) }
  return ({ url = '', method = '' }, answer) => {
    if (!isFull() || !url.startsWith('/api/')) return false
    answer.writeHead(503, refusal).end(body)
    refused(method)
    return true
  }
}
