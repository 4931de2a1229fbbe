import { Hono } from 'hono'
import type { Env } from '#services/platform/http/app-env.ts'
import { type BodyLimits, bodyReader } from '#services/platform/http/request-body.ts'
import { may, permit } from '#services/auth/authorization.ts'
import { Problem } from '#services/platform/http/errors.ts'
import type { Room } from '#services/platform/http/concurrency-limit.ts'
import { asProfilePicture } from './convert-picture.ts'
import { findPicture, keepPicture, picturePath } from './store.ts'

const megabyte = 1024 * 1024
const seconds = 1_000

/** At most 160 MB of memory for pictures that have not arrived yet. */
const pictureLimits: BodyLimits = { bytes: 5 * megabyte, milliseconds: 30 * seconds, most: 32 }

/** The body is the picture itself. A profile that is saved with its path shows it. */
export function pictureUpload({ outside }: Pick<Room, 'outside'>) {
  const read = bodyReader('arrayBuffer', pictureLimits)
  return new Hono<Env>().post('/:id/picture', may('uploadPicture'), async c => {
    const { tools, user: by, newId } = c.var
    permit('uploadPicture', by, c.req.param('id'))
    await tools.throttle.count('upload', by.id)
    await outside(() => read(c))
    const bytes = await asProfilePicture(Buffer.from(await c.req.arrayBuffer()))
    const id = newId()
    await keepPicture(tools.db, { id, userId: by.id, bytes, uploadedAt: tools.now() })
    return c.json({ profilePicture: picturePath(id) }, 201)
  })
}

export const pictureFiles = new Hono<Env>().get('/:file{\\w+\\.webp}', async c => {
  const id = c.req.param('file').replace('.webp', '')
  const bytes = await findPicture(c.var.tools.db, id)
  if (!bytes) throw new Problem(404, 'Esta foto no existe')
  c.header('Content-Type', 'image/webp')
  c.header('Cache-Control', 'public, max-age=3600')
  return c.body(new Uint8Array(bytes))
})
