import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { lastPosition } from '#events/store/event-store.ts'
import { findNextExpiry } from '#projections/jobs/sitemap-entries.ts'
import type { ReplicaRead } from '#services/platform/http/read-your-writes.ts'

interface KeptText {
  /** Of the log, when the text was made. */
  position: number
  /** Until a job expires, which the log may tell later. */
  from: Date
  until: Date
  gzip: Promise<Uint8Array<ArrayBuffer>>
}

/** Sitemaps that are kept; the oldest goes first. */
const maxKept = 32

export interface SitemapCacheDependencies {
  replicaRead: ReplicaRead
  now(): Date
}

/** Texts of the live jobs, made once for each position of the log. Concurrent requests wait for one of them. */
export function createSitemapCache({ replicaRead, now }: SitemapCacheDependencies) {
  const kept = new Map<string, KeptText>()

  /** `make` reads what the log says at `position` or later; `pay` runs before, and not for a kept text. */
  return async function cached(
    name: string,
    pay: () => Promise<void>,
    make: (position: number) => AsyncIterable<string>
  ): Promise<Uint8Array<ArrayBuffer>> {
    const position = await replicaRead(0, lastPosition)
    const known = kept.get(name)
    const from = now()
    if (known?.position === position && known.from <= from && from < known.until) return known.gzip
    await pay()
    const until = await replicaRead(position, db => findNextExpiry(db, from))
    const gzip = compress(make(position))
    kept.delete(name)
    kept.set(name, { position, from, until, gzip })
    gzip.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return gzip
  }
}

async function compress(text: AsyncIterable<string>): Promise<Uint8Array<ArrayBuffer>> {
  const gzip = createGzip()
  const [bytes] = await Promise.all([buffer(gzip), pipeline(text, gzip)])
  return new Uint8Array(bytes)
}
