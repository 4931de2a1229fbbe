import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonErrorResponse } from './error-response.ts'
import { serviceUnavailable } from './errors.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** True when it has sent a response; the request then ends here. */
export type LoadShedder = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Responds 503 to API calls before any other work while all slots are taken: ten times too many calls would
 * otherwise leave no time for those in progress.
 */
export function createLoadShedder(
  { isFull }: Pick<ConcurrencyLimit, 'isFull'>,
  headers: Record<string, string>,
  onRefused: (method: string) => void
): LoadShedder {
  const { body, headers: own } = jsonErrorResponse(serviceUnavailable())
  const responseHeaders = { ...headers, ...own, 'Content-Length': Buffer.byteLength(body) }
  return ({ url = '', method = '' }, response) => {
    if (!isFull() || !url.startsWith('/api/')) return false
    response.writeHead(503, responseHeaders).end(body)
    onRefused(method)
    return true
  }
}
