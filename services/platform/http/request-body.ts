import { setImmediate } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './app-env.ts'
import { isUnsafe } from './request-guards.ts'
import { busy, Problem } from './errors.ts'

const kilobyte = 1024

/** A body is JSON. Calls without one need no type. */
export const jsonOnly: MiddlewareHandler<Env> = async (c, next) => {
  if (hasBody(c) && !isJson(c)) {
    throw new Problem(415, 'El contenido debe enviarse como JSON (application/json)')
  }
  await next()
}

function isJson(c: Context<Env>): boolean {
  const type = c.req.header('Content-Type')?.split(';')[0]
  return type?.trim().toLowerCase() === 'application/json'
}

function hasBody(c: Context<Env>): boolean {
  if (!isUnsafe(c.req.method)) return false
  const length = c.req.header('Content-Length')
  return length === undefined ? c.req.header('Transfer-Encoding') !== undefined : Number(length) > 0
}

export function atMost(bytes: number): MiddlewareHandler {
  const size =
    bytes >= kilobyte * kilobyte ? `${bytes / kilobyte ** 2} MB` : `${bytes / kilobyte} KB`
  const onError = () => {
    throw new Problem(413, `El contenido es demasiado grande: ${size} como máximo`)
  }
  const limit = bodyLimit({ maxSize: bytes, onError })
  // Whoever looks at the stream of a body pays for it, so it is looked at only where nothing says how long it is.
  return (c, next) => {
    const length = lengthOf(c)
    if (length === undefined) return c.req.raw.bodyUsed ? next() : limit(c, next)
    return length > bytes ? onError() : next()
  }
}

/** Bytes of the body, as far as the request tells. */
function lengthOf(c: Context): number | undefined {
  if (!isUnsafe(c.req.method)) return 0
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
export function arrived(limits: BodyLimits): MiddlewareHandler<Env> {
  const read = bodyReader('text', limits)
  return async (c, next) => {
    if (hasBody(c) && isJson(c)) await read(c)
    await next()
  }
}

/** Reads bodies that `c.req` then answers at once. One that is complete already is limited in size only. */
export function bodyReader(kind: BodyKind, { bytes, milliseconds, most }: BodyLimits) {
  const limit = atMost(bytes)
  let underWay = 0
  return async (c: Context): Promise<void> => {
    const body = readWhole(c, limit, kind)
    if (await Promise.race([body, setImmediate(false)])) return
    if (underWay >= most) throw busy()
    underWay++
    await within(milliseconds, body).finally(() => underWay--)
  }
}

type BodyKind = 'text' | 'arrayBuffer'

async function readWhole(c: Context, limit: MiddlewareHandler, kind: BodyKind): Promise<true> {
  await limit(c, async () => void (await c.req[kind]()))
  return true
}

async function within(milliseconds: number, body: Promise<true>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  const isHere = await Promise.race([body, late]).finally(() => clearTimeout(timer))
  if (isHere) return
  throw new Problem(408, 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.')
}
