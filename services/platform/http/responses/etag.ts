import { hash } from 'node:crypto'
import type { Context } from 'hono'

/** The tag of a content; weak, as a content may be sent in several encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`
}

/** The tag of the request that means the same as that of the response; `meaning` is compared. */
export function matchesEtag(
  c: Context,
  etag: string,
  meaning: (opaqueTag: string) => string = tag => tag
): string | undefined {
  const received = c.req.header('If-None-Match')
  if (received === undefined) return undefined
  if (received.trim() === '*') return etag
  const meant = (tag: string) => meaning(tag.trim().replace(/^W\/|"/g, ''))
  return received
    .split(',')
    .find(tag => meant(tag) === meant(etag))
    ?.trim()
}
