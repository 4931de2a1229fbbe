import { Hono } from 'hono'
import type { Database } from '#events/database/database.ts'
import { type Authorize, requireOwner } from '#services/auth/decide.ts'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { rateLimitKey } from '#services/platform/http/client-address.ts'
import type { ConcurrencyLimit } from '#services/platform/http/concurrency-limit.ts'
import type { RateLimiter } from '#services/platform/http/rate-limit.ts'
import { type BodyLimits, bodyReader } from '#services/platform/http/request-body.ts'
import { requireFound } from '#services/platform/http/require-found.ts'
import { createWorkQueue } from '#services/platform/http/work-queue.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { convertPicture } from './convert-picture.ts'
import { maxPictureSize } from './limits.ts'
import { findPicture, insertPicture, picturePath } from './store.ts'

/** At most 160 MB of memory for pictures that have not arrived yet. */
const pictureLimits: BodyLimits = {
  bytes: maxPictureSize,
  milliseconds: timeouts.pictureBody,
  maxPending: 32
}

/** A picture of 25 megapixels takes up to 200 MB and a second while it is decoded. */
const decodingLimits = { maxConcurrent: 1, maxQueued: 8, maxWaitMs: 10_000 }

export interface PictureDependencies {
  authorize: Authorize
  db: Database
  rateLimiter: RateLimiter
  concurrencyLimit: Pick<ConcurrencyLimit, 'withoutSlot'>
  now(): Date
}

/** The body is the picture itself. A profile that is saved with its path shows it. */
export function pictureUploadRoutes({
  authorize,
  db,
  rateLimiter,
  concurrencyLimit,
  now
}: PictureDependencies) {
  const read = bodyReader('arrayBuffer', pictureLimits)
  const enqueue = createWorkQueue(decodingLimits)
  const routes = new Hono<AppEnv>().post('/:id/picture', authorize('uploadPicture'), async c => {
    const { user: by, newId } = c.var
    requireOwner('uploadPicture', by, c.req.param('id'))
    await rateLimiter.consume('upload', by.id)
    await concurrencyLimit.withoutSlot(() => read(c))
    const picture = Buffer.from(await c.req.arrayBuffer())
    const bytes = await enqueue(() => convertPicture(picture))
    const id = newId()
    await insertPicture(db, { id, userId: by.id, bytes, uploadedAt: now() })
    return c.json({ profilePicture: picturePath(id) }, 201)
  })
  // Other methods get 405, and no question about JSON.
  return routes.all('/:id/picture', c => c.notFound())
}

export const pictureFileRoutes = ({
  db,
  rateLimiter
}: Pick<PictureDependencies, 'db' | 'rateLimiter'>) =>
  new Hono<AppEnv>().get('/:file{\\w+\\.webp}', async c => {
    await rateLimiter.consumePoints('pictures', rateLimitKey(c.var.clientAddress), 1)
    const id = c.req.param('file').replace('.webp', '')
    const bytes = requireFound(await findPicture(db, id), 'Esta foto no existe')
    c.header('Content-Type', 'image/webp')
    c.header('Cache-Control', cacheControl.oneHour)
    return c.body(new Uint8Array(bytes))
  })
