import type { IncomingMessage, ServerResponse } from 'node:http'
import { jsonErrorResponse } from '../responses/error-response.ts'
import { serviceUnavailable } from '../errors/errors.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** True when it has sent a response; the request then ends here. */
export type LoadShedder = (request: IncomingMessage, response: ServerResponse) => boolean

export interface LoadShedding {
  isFull: ConcurrencyLimit['isFull']
  /** Whether an address, with its query, may have a cached response, which takes no permit. */
  isCached?(address: string): boolean
  headers: Record<string, string>
  onRefused(method: string): void
}

/**
 * Responds 503 to API calls before any other work while all permits are taken: ten times too many calls would
 * otherwise leave no time for those in progress.
 */
export function createLoadShedder({
  isFull,
  isCached = () => false,
  headers,
  onRefused
}: LoadShedding): LoadShedder {
  const { body, headers: own } = jsonErrorResponse(serviceUnavailable())
  const responseHeaders = { ...headers, ...own, 'Content-Length': Buffer.byteLength(body) }
  return ({ url = '', method = '' }, response) => {
    if (!isFull() || !url.startsWith('/api/')) return false
    if (method === 'GET' && isCached(url)) return false
    response.writeHead(503, responseHeaders).end(body)
    onRefused(method)
    return true
  }
}
