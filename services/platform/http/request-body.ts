import { setImmediate } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './app-env.ts'
import { isUnsafe } from './request-guards.ts'
import { Problem } from './errors.ts'
import type { Room } from './concurrency-limit.ts'

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

export function atMost(bytes: number): MiddlewareHandler<Env> {
  const size =
    bytes >= kilobyte * kilobyte ? `${bytes / kilobyte ** 2} MB` : `${bytes / kilobyte} KB`
  const onError = () => {
    throw new Problem(413, `El contenido es demasiado grande: ${size} como máximo`)
  }
  const limit = bodyLimit({ maxSize: bytes, onError })
  // Whoever looks at the stream of a body pays for it, so it is looked at only where nothing says how long it is.
  return (c, next) => {
    const length = lengthOf(c)
    if (length === undefined) return limit(c, next)
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

/**
 * Waits for a JSON body: so many bytes, and so many milliseconds at most. Whoever does not send it at once is waited for outside: a
 * few hundred who send a letter a second would otherwise take all the places there are.
 */
export function arrived(
  bytes: number,
  milliseconds: number,
  { outside }: Pick<Room, 'outside'>
): MiddlewareHandler<Env> {
  const limit = atMost(bytes)
  return async (c, next) => {
    if (hasBody(c) && isJson(c)) {
      const body = readWhole(c, limit)
      const isHere = await Promise.race([body, setImmediate(false)])
      if (!isHere) await outside(() => within(milliseconds, body, c))
    }
    await next()
  }
}

async function readWhole(c: Context<Env>, limit: MiddlewareHandler<Env>): Promise<true> {
  await limit(c, async () => void (await c.req.text()))
  return true
}

async function within(milliseconds: number, body: Promise<true>, c: Context): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  const isHere = await Promise.race([body, late]).finally(() => clearTimeout(timer))
  if (isHere) return
  c.header('Connection', 'close')
  throw new Problem(408, 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.')
}
