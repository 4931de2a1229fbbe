import { type Context, Hono } from 'hono'
import { authorize } from '#services/auth/permissions/authorization.ts'
import { requireOwner } from '#services/auth/permissions/permissions.ts'
import type { AppEnv, Board } from '#services/platform/http/request/app-env.ts'
import { cacheControl } from '#services/platform/http/responses/cache-control.ts'
import { rateLimitKey } from '#services/platform/http/request/client-address.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import { matchesEtag } from '#services/platform/http/responses/etag.ts'
import { type BodyLimits, bodyReader } from '#services/platform/http/request/request-body.ts'
import { requireFound } from '#services/platform/http/errors/require-found.ts'
import { createWorkQueue } from '#services/platform/http/limits/work-queue.ts'
import type { Logger } from '#services/platform/observability/logger.ts'
import { timeouts } from '#services/platform/config/timeouts.ts'
import { convertPhoto, convertPicture, convertPreview } from './convert-picture.ts'
import { maxPictureMegabytes } from '#events/limits/pictures.ts'
import { megabyte } from '#events/units.ts'
import { ObjectStorageFailed } from './object-storage.ts'
import { findPhoto, insertPhoto, loadPhoto, photoObjects, photoPath } from './photo-store.ts'
import type { PictureStorage } from './picture-storage.ts'
import {
  findPicture,
  insertPicture,
  loadPicture,
  pictureObject,
  picturePath,
  type StoredPicture
} from './store.ts'
import { pictureMissing, pictureStorageUnavailable } from './refusals.ts'

/** At most 160 MB of memory for pictures that have not arrived yet. */
const pictureLimits: BodyLimits = {
  bytes: maxPictureMegabytes * megabyte,
  milliseconds: timeouts.pictureBody,
  maxPending: 32
}

/** A picture of 25 megapixels takes up to 200 MB and a second while it is decoded. */
const decodingLimits = { maxConcurrent: 1, maxQueued: 8, maxWaitMs: 10_000 }

/** Of the points for pictures: it is encoded for each request. */
const previewCost = 20

/** Random bytes of an address: of a face, or a photo of a draft, it is all that keeps others away. */
const addressBytes = 16

/** The body is the picture itself. A profile or a job that is saved with its path shows it. */
export const pictureUploadRoutes = new Hono<AppEnv>()
  .post('/users/:id/picture', authorize('uploadPicture'), async c => {
    const { now, rateLimiter } = c.env.board
    const { user: by, newId } = c.var
    requireOwner('uploadPicture', by, c.req.param('id'))
    await rateLimiter.consume('upload', by.id)
    const bytes = await receive(c.env.board, c, convertPicture)
    const id = newId(addressBytes)
    const picture = { id, userId: by.id, uploadedAt: now() }
    await store(c.env.board, new Map([[pictureObject(id), bytes]]), (tx, holdsBytes) =>
      insertPicture(tx, { ...picture, bytes: holdsBytes ? bytes : null })
    )
    return c.json({ profilePicture: picturePath(id) }, 201)
  })

  .post('/job-photos', authorize('uploadJobPhoto'), async c => {
    const { now, rateLimiter } = c.env.board
    const { user: by, newId } = c.var
    await rateLimiter.consume('jobPhoto', by.id)
    const sizes = await receive(c.env.board, c, convertPhoto)
    const id = newId(addressBytes)
    const photo = { id, userId: by.id, uploadedAt: now() }
    const { large, small } = photoObjects(id)
    const objects = new Map([
      [large, sizes.large],
      [small, sizes.small]
    ])
    await store(c.env.board, objects, (tx, holdsBytes) =>
      insertPhoto(tx, { ...photo, ...(holdsBytes ? sizes : { large: null, small: null }) })
    )
    return c.json({ photo: photoPath(id) }, 201)
  })

  // Other methods get 405 here, before a check for JSON.
  .all('/users/:id/picture', c => c.notFound())
  .all('/job-photos', c => c.notFound())

/** Throws 503 when the object storage does not answer. */
const store = (
  { pictureStorage, log }: Pick<Board, 'pictureStorage' | 'log'>,
  ...stored: Parameters<PictureStorage['put']>
) => pictureStorage.put(...stored).catch(orUnavailable(log))

/** The object storage does not answer: a visitor may try again, and the log says why. */
function orUnavailable(log: Pick<Logger, 'error'>) {
  return (err: unknown): never => {
    if (!(err instanceof ObjectStorageFailed)) throw err
    log.error({ err }, 'the object storage of pictures failed')
    throw new HttpError(pictureStorageUnavailable)
  }
}

const read = bodyReader('arrayBuffer', pictureLimits)
/** All pictures of the process wait in one queue, whatever they are for. */
const enqueue = createWorkQueue(decodingLimits)

async function receive<T>(
  { concurrencyLimit }: Pick<Board, 'concurrencyLimit'>,
  c: Context,
  convert: (picture: Buffer) => Promise<T>
): Promise<T> {
  await concurrencyLimit.withoutPermit(() => read(c))
  const picture = Buffer.from(await c.req.arrayBuffer())
  return enqueue(() => convert(picture))
}

interface PictureFile {
  /** The bytes of an address never change. */
  etag: string
  find(board: Board): Promise<StoredPicture | undefined>
  load(board: Board): Promise<Buffer | undefined>
  type: 'image/webp' | 'image/jpeg'
  /** Points of the rate limit. */
  cost: number
  /** For pictures that everybody may see. */
  caching: string
}

function toPicture(file: string): PictureFile {
  const id = file.replace('.webp', '')
  return {
    etag: `"${file}"`,
    find: ({ db }) => findPicture(db, id),
    load: ({ db, pictureStorage }) => loadPicture(db, pictureStorage, id),
    type: 'image/webp',
    cost: 1,
    caching: cacheControl.privateRevalidated
  }
}

function toPhoto(file: string): PictureFile {
  const [, id = '', isSmall, ending] = /^(\w+)(-s)?(\.\w+)$/.exec(file) ?? []
  const isPreview = ending === '.jpg'
  return {
    etag: `"${file}"`,
    find: ({ db }) => findPhoto(db, id),
    async load({ db, pictureStorage }) {
      const bytes = await loadPhoto(db, pictureStorage, id, isSmall ? 'small' : 'large')
      return bytes && isPreview ? enqueue(() => convertPreview(bytes)) : bytes
    },
    type: isPreview ? 'image/jpeg' : 'image/webp',
    cost: isPreview ? previewCost : 1,
    caching: cacheControl.sharedOneMinute
  }
}

async function sendToVisitor(c: Context<AppEnv>, file: PictureFile, next: () => Promise<void>) {
  await c.env.board.rateLimiter.consumePoints(
    'pictures',
    rateLimitKey(c.var.clientAddress),
    file.cost
  )
  const found = requireFound(await file.find(c.env.board), pictureMissing)
  if (found.isShown) return sendPicture(c.env.board, c, file, file.caching)
  const by = (await c.var.findSession())?.user
  if (by?.id === found.userId)
    return sendPicture(c.env.board, c, file, cacheControl.privateRevalidated)
  if (!by || !found.isUsed) throw new HttpError(pictureMissing)
  return next()
}

const serve = (path: string, toFile: (file: string) => PictureFile) =>
  new Hono<AppEnv>().get(
    path,
    (c, next) => sendToVisitor(c, toFile(c.req.param('file') ?? ''), next),
    authorize('findCase'),
    c =>
      sendPicture(
        c.env.board,
        c,
        toFile(c.req.param('file') ?? ''),
        cacheControl.privateRevalidated
      )
  )

/**
 * What a published job or a saved profile shows is served to everybody; the rest to the person who uploaded it and, where
 * the operator hides what has it, to operators.
 */
export const pictureFileRoutes = new Hono<AppEnv>()
  .route('/', serve('/pictures/:file{\\w+\\.webp}', toPicture))
  .route('/', serve('/photos/:file{\\w+((-s)?\\.webp|\\.jpg)}', toPhoto))

async function sendPicture(
  board: Board,
  c: Context,
  { etag, load, type }: PictureFile,
  caching: string
) {
  const headers = { 'Cache-Control': caching, ETag: etag }
  if (matchesEtag(c, etag)) return c.body(null, 304, headers)
  const loaded = await load(board).catch(orUnavailable(board.log))
  const bytes = requireFound(loaded, pictureMissing)
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': type })
}
