import type { Sharp } from 'sharp'
import { findPictureType } from './contract.ts'
import { maxMegapixels, previewSize } from '#events/limits/pictures.ts'
import { HttpError } from '#services/platform/http/errors/errors.ts'
import {
  heicRefused,
  pictureDamaged,
  pictureEmpty,
  pictureTypeRefused,
  pixelsExceeded
} from './refusals.ts'

const maxPixels = maxMegapixels * 1_000_000
const profileSide = 256
/** On a card a photo is 164 px wide, on a screen with two pixels for each. */
const cardSide = 328
const maxPhotoSide = 1280

/** The sizes of a photo of a job. */
export interface Photo {
  large: Buffer
  /** A square. */
  small: Buffer
}

/** A square of 256 pixels as WebP, upright, without whatever else the file carried. */
export function convertPicture(bytes: Buffer): Promise<Buffer> {
  return readPicture(bytes, picture => toSquare(picture, profileSide))
}

/** Converts a photo of a job to the size of the page, and to a square for its card. */
export function convertPhoto(bytes: Buffer): Promise<Photo> {
  return readPicture(bytes, async (picture, sharp) => {
    const size = { width: maxPhotoSide, height: maxPhotoSide }
    const large = await picture
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { large, small: await toSquare(sharp(large), cardSide) }
  })
}

/** The middle of a photo of a job as JPEG, for previews of links. */
export async function convertPreview(large: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(large)
    .resize({ ...previewSize, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer()
}

function toSquare(picture: Sharp, side: number): Promise<Buffer> {
  return picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer()
}

/** The decoder is loaded with the first picture: it takes 20 MB of memory. */
async function readPicture<T>(
  bytes: Buffer,
  convert: (picture: Sharp, sharp: typeof import('sharp')['default']) => Promise<T>
): Promise<T> {
  if (!bytes.length) throw new HttpError(pictureEmpty)
  const type = findPictureType(bytes)
  if (type === 'image/heic') throw new HttpError(heicRefused)
  if (!type) throw new HttpError(pictureTypeRefused)
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    return await convert(picture.timeout({ seconds: 5 }).rotate(), sharp)
  } catch (error) {
    throw new HttpError(isTooLarge(error) ? pixelsExceeded : pictureDamaged)
  }
}

/** True when it has too many pixels, or takes too long to decode. */
const isTooLarge = (error: unknown) =>
  error instanceof Error && /pixel limit|timeout/i.test(error.message)
