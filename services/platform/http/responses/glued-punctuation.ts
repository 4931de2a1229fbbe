import type { MiddlewareHandler } from 'hono'
import { isSafeMethod } from '../request/safe-methods.ts'

const signs = [...').,;:!?]>*\'"»”’…']
/** As an address has them: as they are, and in percent-encoding. */
const endings = signs.flatMap(sign => [
  sign,
  `%${Buffer.from(sign).toString('hex').match(/../g)?.join('%')}`
])

/** Redirects an address of a page that was copied with the punctuation after it to the one without. */
export const redirectGluedPunctuation: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const trimmed = withoutPunctuation(pathname)
  const isPage = isSafeMethod(c.req.method) && !pathname.startsWith('/api/')
  if (trimmed === pathname || !isPage) return next()
  // Two slashes at the start would name another host.
  return c.redirect((trimmed.replace(/^\/+/, '/') || '/') + search, 308)
}

function withoutPunctuation(path: string): string {
  const lower = path.toLowerCase()
  let end = path.length
  const endingAt = (at: number) => endings.find(ending => lower.endsWith(ending, at))
  for (let found = endingAt(end); found; found = endingAt(end)) end -= found.length
  return path.slice(0, end)
}
