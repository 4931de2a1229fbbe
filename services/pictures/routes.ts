import { type Context, Hono } from 'hono'
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
import { convertPhoto, convertPicture } from './convert-picture.ts'
import { maxPictureSize } from './limits.ts'
import { findPhoto, insertPhoto, photoPath } from './photo-store.ts'
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

/** The body is the picture itself. A profile or a job that is saved with its path shows it. */
export function pictureUploadRoutes(dependencies: PictureDependencies) {
  const { authorize, db, rateLimiter, now } = dependencies
  const receive = createPictureReceiver(dependencies)
  const routes = new Hono<AppEnv>()
    .post('/users/:id/picture', authorize('uploadPicture'), async c => {
      const { user: by, newId } = c.var
      requireOwner('uploadPicture', by, c.req.param('id'))
      await rateLimiter.consume('upload', by.id)
      const bytes = await receive(c, convertPicture)
      const id = newId()
      await insertPicture(db, { id, userId: by.id, bytes, uploadedAt: now() })
      return c.json({ profilePicture: picturePath(id) }, 201)
    })

    .post('/job-photos', authorize('uploadJobPhoto'), async c => {
      const { user: by, newId } = c.var
      await rateLimiter.consume('jobPhoto', by.id)
      const sizes = await receive(c, convertPhoto)
      const id = newId()
      await insertPhoto(db, { ...sizes, id, userId: by.id, uploadedAt: now() })
      return c.json({ photo: photoPath(id) }, 201)
    })
  // Other methods get 405, and no question about JSON.
  return routes.all('/users/:id/picture', c => c.notFound()).all('/job-photos', c => c.notFound())
}

/** All pictures wait in one queue, whatever they are for. */
function createPictureReceiver({
  concurrencyLimit
}: Pick<PictureDependencies, 'concurrencyLimit'>) {
  const read = bodyReader('arrayBuffer', pictureLimits)
  const enqueue = createWorkQueue(decodingLimits)
  return async function receive<T>(
    c: Context,
    convert: (picture: Buffer) => Promise<T>
  ): Promise<T> {
    await concurrencyLimit.withoutSlot(() => read(c))
    const picture = Buffer.from(await c.req.arrayBuffer())
    return enqueue(() => convert(picture))
  }
}

type FileDependencies = Pick<PictureDependencies, 'db' | 'rateLimiter'>

export const pictureFileRoutes = (dependencies: FileDependencies) =>
  new Hono<AppEnv>()
    .get('/pictures/:file{\\w+\\.webp}', async c => {
      const id = c.req.param('file').replace('.webp', '')
      return sendPicture(c, dependencies, db => findPicture(db, id))
    })

    .get('/photos/:file{\\w+(-s)?\\.webp}', async c => {
      const [id = '', isSmall] = c.req.param('file').replace('.webp', '').split('-')
      return sendPicture(c, dependencies, db => findPhoto(db, id, isSmall ? 'small' : 'large'))
    })

async function sendPicture(
  c: Context,
  { db, rateLimiter }: FileDependencies,
  find: (db: Database) => Promise<Buffer | undefined>
): Promise<Response> {
  await rateLimiter.consumePoints('pictures', rateLimitKey(c.var.clientAddress), 1)
  const bytes = requireFound(await find(db), 'Esta foto no existe')
  c.header('Content-Type', 'image/webp')
  c.header('Cache-Control', cacheControl.oneHour)
  return c.body(new Uint8Array(bytes))
}
