import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from '../errors/errors.ts'
import { addressNotFound } from '../errors/refusals.ts'
import { isSafeMethod } from './safe-methods.ts'

/** No route has control characters in its path, and PostgreSQL refuses NUL. */
export const rejectControlCharacters: MiddlewareHandler = async function rejectControlCharacters(
  c,
  next
) {
  if (/\p{Cc}/u.test(c.req.path)) throw new HttpError(addressNotFound)
  await next()
}

/** Redirects an address of a page that was copied with the punctuation after it to the one without. */
export const redirectGluedPunctuation: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const trimmed = withoutPunctuation(pathname)
  const isPage = isSafeMethod(c.req.method) && !pathname.startsWith('/api/')
  if (trimmed === pathname || !isPage) return next()
  // Two slashes at the start would name another host.
  return c.redirect((trimmed.replace(/^\/+/, '/') || '/') + search, 308)
}

/** Redirects an address of an old bookmark: in Latin-1 («C%E1diz»), or its page in capitals («/EN/Jobs»); ids keep theirs. */
export const redirectOldAddress: MiddlewareHandler = async function redirectOldAddress(c, next) {
  const { pathname, search } = new URL(c.req.url)
  const small = pathname.replace(pageName, name => name.toLowerCase())
  const known = (small + search).replace(/(?:%[\da-f]{2})+/gi, inUtf8)
  const isRead = isSafeMethod(c.req.method) && !pathname.startsWith('/pictures/')
  if (known === pathname + search || !isRead) return next()
  // Two slashes at the start would name another host.
  return c.redirect(known.replace(/^\/+/, '/'), 308)
}

/** A language and a page; those of a role and a province have names only. */
const pageName = /^\/empleos\/.*|^(?:\/[a-z]{2}(?=\/|$))?(?:\/[a-z-]+(?=\/|$))?/i

function inUtf8(escapes: string): string {
  try {
    decodeURIComponent(escapes)
    return escapes
  } catch {
    const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex')
    return encodeURIComponent(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Redirects an address with slashes at its end to the one without; undefined for other addresses. */
export function redirectTrailingSlash(c: Context): Response | undefined {
  const { pathname, search } = new URL(c.req.url)
  // Two slashes at the start would name another host.
  const trimmed = withoutEndingSlashes(pathname.replace(/^\/+/, '/'))
  return trimmed && trimmed !== pathname ? c.redirect(trimmed + search, 308) : undefined
}

const signs = [...').,;:!?]>*\'"»”’…']
/** Plain and in percent-encoding, as addresses have them. */
const endings = signs.flatMap(sign => [
  sign,
  `%${Buffer.from(sign).toString('hex').match(/../g)?.join('%')}`
])

function withoutPunctuation(path: string): string {
  const lower = path.toLowerCase()
  let end = path.length
  const endingAt = (at: number) => endings.find(ending => lower.endsWith(ending, at))
  for (let found = endingAt(end); found; found = endingAt(end)) end -= found.length
  return path.slice(0, end)
}

/** Not a regular expression, which would take quadratic time on runs of slashes. */
function withoutEndingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
