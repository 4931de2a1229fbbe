import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'
import { isSafeMethod } from './safe-methods.ts'

/** Leads readers of other hosts to the one of the board; what writes is answered where it came. */
export function redirectAliases(
  hosts: readonly string[],
  appOrigin: string
): MiddlewareHandler<AppEnv> {
  return async function redirectAlias(c, next) {
    const host = c.req.header('Host')?.toLowerCase() ?? ''
    const isRead = isSafeMethod(c.req.method) && !c.req.path.startsWith('/health/')
    if (!isRead || !hosts.includes(host)) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${appOrigin}${pathname}${search}`, 308)
  }
}
