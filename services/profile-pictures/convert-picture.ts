import { HttpError } from '#services/platform/http/errors.ts'
import { pictureTypeRefused } from './limits.ts'

const maxPixels = 25_000_000
const sideLength = 256

const signatures = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes: Buffer) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
]

/**
 * A square of 256 pixels as WebP, upright, without whatever else the file carried. What makes it is loaded
 * with the first picture: it takes 20 MB of memory.
 */
export async function convertPicture(bytes: Buffer): Promise<Buffer> {
  if (!signatures.some(isSigned => isSigned(bytes))) {
    throw new HttpError(415, pictureTypeRefused)
  }
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
      .timeout({ seconds: 5 })
      .rotate()
      .resize(sideLength, sideLength, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new HttpError(
      400,
      'No hemos podido leer la foto. Prueba con otra de hasta 25 megapíxeles.'
    )
  }
}
