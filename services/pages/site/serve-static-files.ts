import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#services/platform/http/request/app-env.ts'
import type { BuiltSite } from './built-site.ts'
import { sendFile } from './send.ts'

/** Serves files of the built site before any other middleware runs. */
export function serveStaticFiles(
  { files }: BuiltSite,
  headers: Record<string, string>
): MiddlewareHandler<AppEnv> {
  return async function serveFile(c, next) {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const file = isRead ? files.get(c.req.path) : undefined
    if (!file) return next()
    return sendFile(c, { ...file, headers: { ...headers, ...file.headers } })
  }
}
