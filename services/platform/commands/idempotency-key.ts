import { maxIdempotencyKey } from '#events/limits/requests.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { toId } from '#events/aggregates/ids.ts'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { invalidIdempotencyKey } from '#services/platform/http/errors/refusals.ts'

export interface IdempotencyOptions {
  /** The key of a request, if it has one; a header by default. */
  readKey?: (c: Context<AppEnv>) => string | undefined | Promise<string>
  /** Paths whose keys belong to no user: a repeated registration may already carry a session. */
  withoutUser: readonly string[]
}

type Hash = (text: string) => Buffer

/**
 * `Idempotency-Key` on a POST: the same key gives the same response and no second effect. Ids follow from
 * the key, so that a repeated request finds what the first one created. What is stored of a key depends on no
 * secret of the configuration: a retry has no second effect when one was replaced meanwhile.
 */
export function idempotencyKey({
  readKey = readKeyHeader,
  withoutUser
}: IdempotencyOptions): MiddlewareHandler<AppEnv> {
  return async function idempotencyKey(c, next) {
    const key = c.req.method === 'POST' ? await readKey(c) : undefined
    if (key === undefined) return next()
    if (!/^[\x21-\x7e]+$/.test(key) || key.length > maxIdempotencyKey) {
      throw new HttpError(invalidIdempotencyKey)
    }
    const session = withoutUser.includes(c.req.path) ? undefined : await c.var.findSession()
    const command = `command ${session?.user?.id ?? ''} ${key}`
    const { db, vault } = c.env.board
    const hash = await vault.keyedHasher(db.lookups)
    const id = idOf(hash, command)
    const mac = hash(`request ${c.req.path} ${await c.req.text()}`).toString('base64url')
    c.set('idempotency', { id, mac })
    c.set('newId', bytes => toId(hash(`id ${id}`), bytes))
    await next()
  }
}

const readKeyHeader = (c: Context<AppEnv>) => c.req.header('Idempotency-Key')

function idOf(hash: Hash, command: string): string {
  return hash(command).toString('base64url')
}
