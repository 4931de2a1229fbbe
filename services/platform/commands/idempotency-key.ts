import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { newId } from '#events/ids.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'

export interface IdempotencyOptions {
  secret: string
  /** Paths whose keys belong to no user: a repeated registration may already carry a session. */
  withoutUser: readonly string[]
}

/**
 * `Idempotency-Key` on a POST: the same key gives the same response and no second effect. Ids follow from
 * the key, so that a repeated request finds what the first one created.
 */
export function idempotencyKey({
  secret,
  withoutUser
}: IdempotencyOptions): MiddlewareHandler<AppEnv> {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest()
  return async function idempotencyKey(c, next) {
    const key = c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined
    if (key === undefined) return next()
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new HttpError(400, 'La clave de idempotencia debe tener entre 1 y 255 caracteres ASCII')
    }
    const session = withoutUser.includes(c.req.path) ? undefined : await c.var.findSession()
    const id = mac(`command ${session?.user?.id ?? ''} ${key}`)
    const request = `request ${c.req.path} ${await c.req.text()}`
    c.set('idempotency', { id: id.toString('base64url'), mac: mac(request).toString('base64url') })
    c.set('newId', () => newId(mac(`id ${id.toString('base64url')}`)))
    await next()
  }
}
