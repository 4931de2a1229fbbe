import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Env } from './env.ts'
import { isUnsafe } from './guards.ts'
import { Problem } from './problems.ts'

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
  const limit = bodyLimit({
    maxSize: bytes,
    onError: () => {
      throw new Problem(413, `El contenido es demasiado grande: ${size} como máximo`)
    }
  })
  // Looking for a body that a read cannot have would cost it a third of its time.
  return (c, next) => (isUnsafe(c.req.method) ? limit(c, next) : next())
}

/**
 * Waits for a JSON body: so many bytes, and so many milliseconds at most. It stands before what counts the requests under way:
 * a few hundred who send a letter a second would otherwise take all the places there are.
 */
export function arrived(bytes: number, milliseconds: number): MiddlewareHandler<Env> {
  const limit = atMost(bytes)
  return async (c, next) => {
    if (hasBody(c) && isJson(c)) await limit(c, () => readWithin(c, milliseconds))
    await next()
  }
}

async function readWithin(c: Context<Env>, milliseconds: number): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, milliseconds, false)
  const body = c.req.text().then(() => true)
  const isHere = await Promise.race([body, late]).finally(() => clearTimeout(timer))
  if (isHere) return
  c.header('Connection', 'close')
  throw new Problem(408, 'La petición ha tardado demasiado en llegar. Inténtalo de nuevo.')
}
