import { createHmac } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { newId } from '#events/ids.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import { findSessionUser } from '#services/auth/session.ts'

/** Whoever repeats a registration may be signed in by the one whose answer was cut. */
const createsAccount = (path: string) => path === '/api/register'

/**
 * `Idempotency-Key` on a POST: the same key again gives the same answer and no second effect. Ids follow from
 * the key, so that a repeated request finds what the first one made.
 */
export const idempotencyKey: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = c.req.method === 'POST' ? c.req.header('Idempotency-Key') : undefined
  if (key !== undefined) {
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new HttpError(400, 'La clave de idempotencia debe tener entre 1 y 255 caracteres ASCII')
    }
    const user = createsAccount(c.req.path) ? undefined : await findSessionUser(c)
    const mac = (text: string) => createHmac('sha256', c.var.tools.secret).update(text).digest()
    const id = mac(`command ${user?.id ?? ''} ${key}`)
    const request = `request ${c.req.path} ${await c.req.text()}`
    c.set('command', { id: id.toString('base64url'), mac: mac(request).toString('base64url') })
    c.set('newId', () => newId(mac(`id ${id.toString('base64url')}`)))
  }
  await next()
}
