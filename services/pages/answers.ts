import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, encode } from './encoding.ts'
import type { StaticFile } from './files.ts'

/** A file of the site, in the smallest form that the browser takes, or 304 when it has it. */
export function answerFile(c: Context, file: StaticFile, status: 200 | 404 | 410 = 200): Response {
  const headers = { ...file.headers, ETag: file.etag, Vary: 'Accept-Encoding' }
  if (status === 200 && isKnown(c, file.etag)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), one => one in file.bodies)
  const body = file.bodies[encoding] ?? file.bodies.identity
  return new Response(body, { status, headers: { ...headers, ...encoded(encoding) } })
}

/** A page that the server filled. It is the same for everyone, so caches may keep it for a while. */
export function answerPage(c: Context, html: string, policy: string): Response {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    'Content-Security-Policy': policy,
    ETag: etag,
    Vary: 'Accept-Encoding'
  }
  if (isKnown(c, etag)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), () => true)
  return new Response(encode(html, encoding), { headers: { ...headers, ...encoded(encoding) } })
}

function isKnown(c: Context, etag: string): boolean {
  const known = c.req.header('If-None-Match')
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return known?.split(',').some(tag => plain(tag) === plain(etag)) ?? false
}

function encoded(encoding: string): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
}
