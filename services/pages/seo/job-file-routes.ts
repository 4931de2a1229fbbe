import { type Context, Hono } from 'hono'
import { findPublishedJobs, type PublishedJob } from '#projections/jobs/tables/published-jobs.ts'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { serviceUnavailable } from '#services/platform/http/errors/errors.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import {
  chooseEncoding,
  contentEncodingHeader
} from '#services/platform/http/responses/encoding.ts'
import { matchesEtag } from '#services/platform/http/responses/etag.ts'
import type { LiveJobs } from '#services/response-cache/cache-responses.ts'
import { renderJobFile } from './job-file.ts'

/** Jobs that are read and rendered at once: some milliseconds, and a tenth of a megabyte. */
const batchSize = 100

const fileHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': cacheControl.revalidated,
  Vary: 'Accept-Encoding'
}

/** Every live job, for aggregators. It is streamed: neither memory nor the response cache ever holds it whole. */
export const jobFileRoutes = new Hono<AppEnv>().get(
  '/ofertas.xml',
  authorize('searchJobs'),
  async c => {
    const { caching, origin, rateLimiter } = c.env.board
    const jobs = await caching.liveJobs(c)
    if (!jobs) throw serviceUnavailable()
    const { etag, known } = compareTags(c, jobs)
    if (known) return new Response(null, { status: 304, headers: { ...fileHeaders, ETag: known } })
    await rateLimiter.consume('jobFile', rateLimitKey(c.var.clientAddress))
    const encoding = chooseEncoding(c.req.header('Accept-Encoding'), name => name === 'gzip')
    const headers = { ...fileHeaders, ETag: etag, ...contentEncodingHeader(encoding) }
    if (c.req.method === 'HEAD') return new Response(null, { headers })
    const file = toBody(renderJobFile(origin, readInBatches(c.env.board, jobs.position)))
    const body = encoding === 'gzip' ? file.pipeThrough(new CompressionStream('gzip')) : file
    return new Response(body, { headers })
  }
)

/** The tag is the position of the log and the next expiry; an older position means the same while no job has changed since. */
function compareTags(c: Context, { position, until, areUnchangedSince }: LiveJobs) {
  const etag = `W/"${position}.${until}"`
  const isCurrent = (tag: string) => {
    const [at, end] = tag.split('.').map(Number)
    return at !== undefined && end === until && areUnchangedSince(at)
  }
  return { etag, known: matchesEtag(c, etag, tag => (isCurrent(tag) ? 'current' : tag)) }
}

async function* readInBatches(
  { replicaRead, now }: Pick<Board, 'replicaRead' | 'now'>,
  position: number
): AsyncGenerator<PublishedJob[]> {
  for (let after = 0; ; ) {
    const batch = await replicaRead(position, db => findPublishedJobs(db, now(), after, batchSize))
    yield batch
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.position
  }
}

/** A body that is made as fast as the client reads it. */
function toBody(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await chunks.return(undefined)
      }
    },
    { highWaterMark: 0 }
  )
}
