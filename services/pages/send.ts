import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, encode } from './encoding.ts'
import type { StaticFile } from './static-files.ts'
import { speculationRulesHeader } from './speculation-rules.ts'

/** What is not there now may be there soon. */
const shortCache = 'public, max-age=0, s-maxage=30'

/** A file of the site, in the smallest form that the browser takes, or 304 when it has it. */
export function sendFile(
  c: Context,
  file: StaticFile,
  status: 200 | 404 | 410 | 500 | 503 = 200
): Response {
  const kept = status < 500 ? shortCache : 'no-store'
  const headers = {
    ...file.headers,
    ...(status !== 200 && { 'Cache-Control': kept }),
    ETag: file.etag,
    Vary: 'Accept-Encoding'
  }
  if (status === 200 && matchesEtag(c, file.etag))
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), one => one in file.bodies)
  const body = file.bodies[encoding] ?? file.bodies.identity
  return new Response(body, { status, headers: { ...headers, ...contentEncoding(encoding) } })
}

/** A page that the server filled. It is the same for everyone, so caches may keep it for a while. */
export function sendPage(c: Context, html: string, policy: string): Response {
  return sendText(c, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    'Content-Security-Policy': policy,
    ...speculationRulesHeader
  })
}

/** A text that was made for this request, or 304 when the browser has the same. */
export function sendText(c: Context, text: string, kind: Record<string, string>): Response {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { ...kind, ETag: etag, Vary: 'Accept-Encoding' }
  if (matchesEtag(c, etag)) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), () => true)
  return new Response(encode(text, encoding), {
    headers: { ...headers, ...contentEncoding(encoding) }
  })
}

/** A text that is too long to be made at once. */
export function sendStream(
  c: Context,
  text: AsyncIterable<string>,
  kind: Record<string, string>
): Response {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), one => one === 'gzip')
  const bytes = toStream(text).pipeThrough(new TextEncoderStream())
  const body = encoding === 'gzip' ? bytes.pipeThrough(new CompressionStream('gzip')) : bytes
  return new Response(body, {
    headers: { ...kind, Vary: 'Accept-Encoding', ...contentEncoding(encoding) }
  })
}

function toStream(text: AsyncIterable<string>): ReadableStream<string> {
  const parts = text[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    }
  })
}

function matchesEtag(c: Context, etag: string): boolean {
  const known = c.req.header('If-None-Match')
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return known?.split(',').some(tag => plain(tag) === plain(etag)) ?? false
}

function contentEncoding(encoding: string): Record<string, string> {
  return encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
}
