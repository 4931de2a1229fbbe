import { cacheControl } from './cache-control.ts'
import type { HttpError } from '../errors/errors.ts'
import { denyAllPolicy } from './security-headers.ts'

interface JsonErrorResponse {
  body: string
  headers: Record<string, string>
}

/** An error as JSON, the same whether Hono, the load shedder or the bare socket sends it. */
export function jsonErrorResponse({
  code,
  message,
  errors,
  retryAfter
}: HttpError): JsonErrorResponse {
  const body = JSON.stringify({ code, message, ...(errors && { errors }) })
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl.privateNoStore,
      'Content-Security-Policy': denyAllPolicy,
      'X-Content-Type-Options': 'nosniff',
      ...(retryAfter && { 'Retry-After': String(retryAfter) })
    }
  }
}
