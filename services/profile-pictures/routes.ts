import { Hono } from 'hono'
import type { AppEnv } from '#services/platform/http/app-env.ts'
import { cacheControl } from '#services/platform/http/cache-control.ts'
import { type BodyLimits, bodyReader } from '#services/platform/http/request-body.ts'
import { authorize, requireOwner } from '#services/auth/authorization.ts'
import { HttpError } from '#services/platform/http/errors.ts'
import type { ConcurrencyLimit } from '#services/platform/http/concurrency-limit.ts'
import { timeouts } from '#services/platform/timeouts.ts'
import { megabyte } from '#services/platform/units.ts'
import { convertPicture } from './convert-picture.ts'
import { findPicture, insertPicture, picturePath } from './store.ts'

/** At most 160 MB of memory for pictures that have not arrived yet. */
const pictureLimits: BodyLimits = {
  bytes: 5 * megabyte,
  milliseconds: timeouts.pictureBody,
  maxPending: 32
}

/** The body is the picture itself. A profile that is saved with its path shows it. */
export function pictureUploadRoutes({ outside }: Pick<ConcurrencyLimit, 'outside'>) {
  const read = bodyReader('arrayBuffer', pictureLimits)
  return new Hono<AppEnv>().post('/:id/picture', authorize('uploadPicture'), async c => {
    const { tools, user: by, newId } = c.var
    requireOwner('uploadPicture', by, c.req.param('id'))
    await tools.throttle.consume('upload', by.id)
    await outside(() => read(c))
    const bytes = await convertPicture(Buffer.from(await c.req.arrayBuffer()))
    const id = newId()
    await insertPicture(tools.db, { id, userId: by.id, bytes, uploadedAt: tools.now() })
    return c.json({ profilePicture: picturePath(id) }, 201)
  })
}

export const pictureFileRoutes = new Hono<AppEnv>().get('/:file{\\w+\\.webp}', async c => {
  const id = c.req.param('file').replace('.webp', '')
  const bytes = await findPicture(c.var.tools.db, id)
  if (!bytes) throw new HttpError(404, 'Esta foto no existe')
  c.header('Content-Type', 'image/webp')
  c.header('Cache-Control', cacheControl.oneHour)
  return c.body(new Uint8Array(bytes))
})
