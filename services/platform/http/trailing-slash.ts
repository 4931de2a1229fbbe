import type { Context } from 'hono'

/** Redirects an address with slashes at its end to the one without; undefined for other addresses. */
export function redirectTrailingSlash(c: Context): Response | undefined {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes at the start would name another host.
  const trimmed = pathname.replace(/^\/+/, '/').replace(/\/+$/, '')
  return trimmed && trimmed !== pathname ? c.redirect(trimmed + search, 308) : undefined
}
