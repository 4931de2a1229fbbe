import type { Context } from 'hono'
import { gunzipSync } from 'node:zlib'
import {
  chooseEncoding,
  contentEncodingHeader,
  type Effort,
  type Encoding,
  encode
} from '#services/platform/http/responses/encoding.ts'
import { etagOf, matchesEtag } from '#services/platform/http/responses/etag.ts'
import type { ReadTables } from './read-table-changes.ts'

/** The parts of a request that work on a cache hit may read. */
export interface CacheHit {
  req: { method: string; header(name: string): string | undefined }
  var: { user?: { id: string } | undefined }
}

/** The conditions of a response that its handler declares, so that it can be cached. */
export interface ResponseConditions extends ReadTables {
  /** Milliseconds since 1970: the response may differ before and from there on. */
  from: number
  until: number
  /** False for a response that only concurrent requests share. */
  isCached: boolean
  /** Points of the request, which is counted each time. */
  cost: number
  /** Work for each request that the response is sent to. */
  eachTime: ((c: CacheHit) => void)[]
}

/** A response that can be sent again. */
export interface CachedResponse extends ResponseConditions {
  headers: Record<string, string>
  /** The encodings that were requested so far. */
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

/** The tag of the handler's response consists of the position of the log and that of the content. The body is not encoded unless its header says so. */
export async function toCachedResponse(
  response: Response,
  conditions: ResponseConditions
): Promise<CachedResponse> {
  const { 'content-encoding': encoding = 'identity', ...headers } = Object.fromEntries(
    response.headers
  )
  const body = new Uint8Array(await response.arrayBuffer())
  const tag = headers.etag ?? etagOf(body)
  const etag = `W/"${conditions.state.position}.${tag.replace(/^W\/|"/g, '')}"`
  return {
    ...conditions,
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
    bodies: { [encoding]: body }
  }
}

export function bytesOf({ headers, bodies }: CachedResponse): number {
  const others = 1_000 + JSON.stringify(headers).length
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, others)
}

/**
 * The response for a request, or 304; `grew` where a body was encoded that stays. Of a response that was just made it does
 * not: most are never requested again, and one that is deserves a better encoding.
 */
export function sendCached(
  c: Context,
  cached: CachedResponse,
  effort: Effort = 'repeated'
): { response: Response; grew: boolean } {
  const { headers, bodies } = cached
  const matching = matchesEtag(c, headers.etag ?? '', contentOf)
  if (matching) {
    const { 'content-type': _, ...others } = headers
    // The visitor's own tag: it may have another position, for the same content.
    const response = new Response(null, { status: 304, headers: { ...others, etag: matching } })
    return { response, grew: false }
  }
  // A body that the handler has encoded is long: it is not encoded again.
  const isAvailable = (name: Encoding) => name in bodies || bodies.identity !== undefined
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), isAvailable)
  const known = bodies[encoding]
  const { identity, gzip } = bodies
  const body = known ?? (identity ? encode(identity, encoding, effort) : decode(gzip))
  const grew = !known && identity !== undefined && effort !== 'fast'
  if (grew) bodies[encoding] = body
  const sent = { ...headers, ...contentEncodingHeader(encoding) }
  return { response: new Response(body, { headers: sent }), grew }
}

function contentOf(tag: string): string {
  return tag.replace(/^\d+\./, '')
}

function decode(gzip = new Uint8Array()): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gunzipSync(gzip))
}
