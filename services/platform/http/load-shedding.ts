import type { IncomingMessage, ServerResponse } from 'node:http'
import { denyAllPolicy } from './security-headers.ts'
import { serviceUnavailable } from './errors.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

/** True when it has responded, so that the request goes no further. */
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
  const { message, retryAfter } = serviceUnavailable()
  const body = JSON.stringify({ message })
  const responseHeaders = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': denyAllPolicy,
    'Cache-Control': 'private, no-store',
    'Retry-After': retryAfter
  }
  return ({ url = '', method = '' }, response) => {
    if (!isFull() || !url.startsWith('/api/')) return false
    response.writeHead(503, responseHeaders).end(body)
    onRefused(method)
    return true
  }
}
