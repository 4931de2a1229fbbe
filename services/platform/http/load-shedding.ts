import type { IncomingMessage, ServerResponse } from 'node:http'
import { denyAllPolicy } from './request-guards.ts'
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
  const { message, retryAfter } = serviceUnavailable()
  const body = JSON.stringify({ message })
  const refusal = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': denyAllPolicy,
    'Cache-Control': 'private, no-store',
    'Retry-After': retryAfter
  }
  return ({ url = '', method = '' }, answer) => {
    if (!isFull() || !url.startsWith('/api/')) return false
    answer.writeHead(503, refusal).end(body)
    refused(method)
    return true
  }
}
