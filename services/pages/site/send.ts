import type { Context } from 'hono'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import {
  chooseEncoding,
  contentEncodingHeader,
  encode
} from '#services/platform/http/responses/encoding.ts'
import { etagOf, matchesEtag } from '#services/platform/http/responses/etag.ts'
import {
  framedHeaders,
  geolocationHeaders
} from '#services/platform/http/responses/security-headers.ts'
import { isCacheable } from '#services/response-cache/validity.ts'
import { speculationRulesHeader } from './speculation-rules.ts'
import type { StaticFile } from './static-files.ts'

/** Sends a file of the site in the smallest encoding that the browser accepts, or 304. */
export function sendFile(
  c: Context,
  file: StaticFile,
  status: 200 | 400 | 404 | 410 | 500 | 503 = 200
): Response {
  const headers = {
    ...file.headers,
    ...(status !== 200 && { 'Cache-Control': errorCaching(status) }),
    ETag: file.etag,
    Vary: 'Accept-Encoding'
  }
  if (status === 200 && matchesEtag(c, file.etag)) return notModified(headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), name => name in file.bodies)
  const body = file.bodies[encoding] ?? file.bodies.identity
  return new Response(body, { status, headers: { ...headers, ...contentEncodingHeader(encoding) } })
}

/** A page may exist soon, so errors are stored briefly or not at all. One that is missing for this visitor may be there for another. */
function errorCaching(status: number): string {
  if (status === 404) return cacheControl.privateNoStore
  return status < 500 ? cacheControl.shared30Seconds : cacheControl.noStore
}

/** Sends a page that the server filled. It is the same for every visitor, so shared caches store it, mostly for a while. */
export function sendPage(
  c: Context,
  html: string,
  policy: string,
  caching: string = cacheControl.shared30SecondsStale,
  headers = {}
): Response {
  return sendText(c, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': caching,
    'Content-Security-Policy': policy,
    ...speculationRulesHeader,
    ...headers
  })
}

/** Sends such a page with a search by place, which may ask the browser where the visitor is. */
export function sendSearchPage(c: Context, html: string, policy: string, caching?: string) {
  return sendPage(c, html, policy, caching, geolocationHeaders)
}

/** Sends a page that the server filled, and that other sites show in a frame. */
export function sendFramedPage(c: Context, html: string, policy: string): Response {
  return sendText(c, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.shared30SecondsStale,
    'Content-Security-Policy': policy,
    ...framedHeaders
  })
}

/** Sends a page that is one visitor's alone. */
export function sendPrivatePage(c: Context, html: string, policy: string, headers = {}): Response {
  return sendText(c, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl.privateNoStore,
    'Content-Security-Policy': policy,
    ...headers
  })
}

/** Sends a text that was made for this request, or 304 when the browser has the same. */
export function sendText(c: Context, text: string, typeHeaders: Record<string, string>): Response {
  const bytes = Buffer.from(text)
  const etag = etagOf(bytes)
  const headers = { ...typeHeaders, ETag: etag, Vary: 'Accept-Encoding' }
  if (isCacheable(c)) return new Response(bytes, { headers })
  if (matchesEtag(c, etag)) return notModified(headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), () => true)
  return new Response(encode(bytes, encoding), {
    headers: { ...headers, ...contentEncodingHeader(encoding) }
  })
}

/** Sends a long text that is kept compressed, or 304 when the visitor has the same. */
export function sendGzip(
  c: Context,
  gzip: Uint8Array<ArrayBuffer>,
  typeHeaders: Record<string, string>
): Response {
  const etag = etagOf(gzip)
  const headers = { ...typeHeaders, ETag: etag, Vary: 'Accept-Encoding' }
  if (isCacheable(c)) {
    return new Response(gzip, { headers: { ...headers, ...contentEncodingHeader('gzip') } })
  }
  if (matchesEtag(c, etag)) return notModified(headers)
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), name => name === 'gzip')
  const body = encoding === 'gzip' ? gzip : decompress(gzip)
  return new Response(body, { headers: { ...headers, ...contentEncodingHeader(encoding) } })
}

function decompress(gzip: Uint8Array<ArrayBuffer>): ReadableStream {
  return new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'))
}

function notModified(headers: Record<string, string>): Response {
  return new Response(null, { status: 304, headers })
}
