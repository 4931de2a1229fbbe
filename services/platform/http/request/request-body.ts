import { setImmediate } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { kilobyte, megabyte } from '#events/units.ts'
import { withTimeout } from '#services/platform/config/with-timeout.ts'
import type { AppEnv } from './app-env.ts'
import { HttpError, requestTimeout, serviceUnavailable } from '../errors/errors.ts'
import { bodyCompressed, bodyTooLarge, formRequired, jsonRequired } from '../errors/refusals.ts'
import { isSafeMethod } from './safe-methods.ts'

/** Refuses bodies that are not JSON; a request without a body needs no type. */
export const requireJson: MiddlewareHandler<AppEnv> = async function requireJson(c, next) {
  if (hasBody(c) && !isJson(c)) {
    throw new HttpError(jsonRequired)
  }
  await next()
}

/** Refuses compressed bodies; 415 names the encoding that is accepted (RFC 9110, 15.5.16). */
export const refuseCompressedBody: MiddlewareHandler<AppEnv> = async function refuseCompressedBody(
  c,
  next
) {
  const encoding = c.req.header('Content-Encoding')?.trim().toLowerCase()
  if (encoding && encoding !== 'identity') {
    c.header('Accept-Encoding', 'identity')
    throw new HttpError(bodyCompressed)
  }
  await next()
}

/** Refuses other types than those of forms that browsers send without a script. */
export const requireForm: MiddlewareHandler<AppEnv> = async function requireForm(c, next) {
  if (!isForm(c)) throw new HttpError(formRequired)
  await next()
}

const isJson = (c: Context) => contentType(c) === 'application/json'
export const isForm = (c: Context) => contentType(c) === 'application/x-www-form-urlencoded'

function contentType(c: Context): string | undefined {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}

function hasBody(c: Context<AppEnv>): boolean {
  if (isSafeMethod(c.req.method)) return false
  const length = c.req.header('Content-Length')
  return length === undefined ? c.req.header('Transfer-Encoding') !== undefined : Number(length) > 0
}

/** Bytes; undefined when the request declares no length. */
function contentLength(c: Context): number | undefined {
  if (isSafeMethod(c.req.method)) return 0
  if (c.req.header('Transfer-Encoding') !== undefined) return undefined
  const length = c.req.header('Content-Length')
  return length === undefined ? undefined : Number(length)
}

export function limitBodySize(bytes: number): MiddlewareHandler {
  const size = bytes >= megabyte ? `${bytes / megabyte} MB` : `${bytes / kilobyte} KB`
  const onError = () => {
    throw new HttpError(bodyTooLarge(size))
  }
  const limitStream = bodyLimit({ maxSize: bytes, onError })
  // Counting a stream is expensive, so it is counted only where no length is declared.
  return function limitSize(c, next) {
    const length = contentLength(c)
    if (length === undefined) return c.req.raw.bodyUsed ? next() : limitStream(c, next)
    return length > bytes ? onError() : next()
  }
}

export interface BodyLimits {
  bytes: number
  /** Time limit for the whole body to arrive. */
  milliseconds: number
  /** Bodies that may be arriving at the same time. */
  maxPending: number
}

/** At most 64 MB of memory for bodies that have not arrived yet. */
export const jsonLimits: BodyLimits = {
  bytes: 64 * kilobyte,
  milliseconds: timeouts.jsonBody,
  maxPending: 1_024
}

/** Reads JSON and forms before a concurrency permit is taken, so that slow clients hold none. */
export function receiveBody(limits: BodyLimits): MiddlewareHandler<AppEnv> {
  const read = bodyReader('text', limits)
  return async function receive(c, next) {
    if (hasBody(c) && (isJson(c) || isForm(c))) await read(c)
    await next()
  }
}

/** Reads bodies that `c.req` then returns at once. A body that is complete already is limited in size only. */
export function bodyReader(kind: BodyKind, { bytes, milliseconds, maxPending }: BodyLimits) {
  const limit = limitBodySize(bytes)
  let pending = 0
  return async function readBody(c: Context): Promise<void> {
    const body = readFully(c, limit, kind)
    if (await Promise.race([body, setImmediate(false)])) return
    if (pending >= maxPending) throw serviceUnavailable()
    pending++
    await withTimeout(body, milliseconds, throwTimeout).finally(() => pending--)
  }
}

type BodyKind = 'text' | 'arrayBuffer'

async function readFully(c: Context, limit: MiddlewareHandler, kind: BodyKind): Promise<true> {
  await limit(c, async () => void (await c.req[kind]()))
  return true
}

function throwTimeout(): never {
  throw requestTimeout()
}
