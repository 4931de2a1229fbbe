import type { Context } from 'hono'

/** Redirects an address with slashes at its end to the one without; undefined for other addresses. */
export function redirectTrailingSlash(c: Context): Response | undefined {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes at the start would name another host.
  const trimmed = withoutEndingSlashes(pathname.replace(/^\/+/, '/'))
  return trimmed && trimmed !== pathname ? c.redirect(trimmed + search, 308) : undefined
}

/** No regular expression: that of slashes at the end looks at each run of slashes again from each of them. */
function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
