import { setImmediate } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from './app-env.ts'
import { isUnsafeMethod } from './csrf.ts'
import { serviceUnavailable, HttpError } from './errors.ts'

const kilobyte = 1024

/** A body is JSON. Calls without one need no type. */
export const requireJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (hasBody(c) && !isJson(c)) {
    throw new HttpError(415, 'El contenido debe enviarse como JSON (application/json)')
  }
  await next()
}

function isJson(c: Context<AppEnv>): boolean {
  const type = c.req.header('Content-Type')?.split(';')[0]
  return type?.trim().toLowerCase() === 'application/json'
}

function hasBody(c: Context<AppEnv>): boolean {
  if (!isUnsafeMethod(c.req.method)) return false
  const length = c.req.header('Content-Length')
  return length === undefined ? c.req.header('Transfer-Encoding') !== undefined : Number(length) > 0
}

export function limitBodySize(bytes: number): MiddlewareHandler {
  const size =
    bytes >= kilobyte * kilobyte ? `${bytes / kilobyte ** 2} MB` : `${bytes / kilobyte} KB`
  const onError = () => {
    throw new HttpError(413, `El contenido es demasiado grande: ${size} como máximo`)
  }
  const limit = bodyLimit({ maxSize: bytes, onError })
  // Whoever looks at the stream of a body pays for it, so it is looked at only where nothing says how long it is.
  return (c, next) => {
    const length = contentLength(c)
    if (length === undefined) return c.req.raw.bodyUsed ? next() : limit(c, next)
    return length > bytes ? onError() : next()
  }
}

/** Bytes of the body, as far as the request tells. */
function contentLength(c: Context): number | undefined {
  if (!isUnsafeMethod(c.req.method)) return 0
  if (c.req.header('Transfer-Encoding') !== undefined) return undefined
  const length = c.req.header('Content-Length')
  return length === undefined ? undefined : Number(length)
}

/** How large a body may be, how long it may take, and how many may be under way at once. */
export interface BodyLimits {
  bytes: number
  milliseconds: number
  most: number
}

/** Reads a JSON body before a concurrency slot is taken, so that slow clients hold none. */
export function receiveBody(limits: BodyLimits): MiddlewareHandler<AppEnv> {
  const read = bodyReader('text', limits)
  return async (c, next) => {
    if (hasBody(c) && isJson(c)) await read(c)
    await next()
  }
}

/** Reads bodies that `c.req` then answers at once. One that is complete already is limited in size only. */
export function bodyReader(kind: BodyKind, { bytes, milliseconds, most }: BodyLimits) {
  const limit = limitBodySize(bytes)
  let underWay = 0
  return async (c: Context): Promise<void> => {
    const body = readFully(c, limit, kind)
    if (await Promise.race([body, setImmediate(false)])) return
    if (underWay >= most) throw serviceUnavailable()
    underWay++
    await withTimeout(milliseconds, body).finally(() => underWay--)
  }
}

type BodyKind = 'text' | 'arrayBuffer'

async function readFully(c: Context, limit: MiddlewareHandler, kind: BodyKind): Promise<true> {
  await limit(c, async () => void (await c.req[kind]()))
  return true
}

async function withTimeout(milliseconds: number, body: Promise<true>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  const isHere = await Promise.race([body, late]).finally(() => clearTimeout(timer))
  if (isHere) return
  throw new HttpError(408, 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.')
}
