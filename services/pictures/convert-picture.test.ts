import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { convertPicture } from './convert-picture.ts'

const red = { r: 200, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 200 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

/** Red on the left and blue on the right. */
const halves = async () =>
  plain(200, 200).composite([{ input: await bluePart(), left: 100, top: 0 }])
const bluePart = () =>
  sharp({ create: { width: 100, height: 200, channels: 3, background: blue } })
    .png()
    .toBuffer()

async function convert(source: Sharp): Promise<Buffer> {
  return convertPicture(await source.toBuffer())
}

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 })
  const [r = 0, , b = 0] = await pixel.raw().toBuffer()
  return r > b ? 'red' : 'blue'
}

const unreadable = 'No hemos podido leer la foto. Prueba con otra de hasta 25 megapíxeles.'
const damaged = 'La foto está dañada o no ha llegado entera. Envíala otra vez o prueba con otra.'
const unsupportedType = 'La foto debe ser JPEG, PNG o WebP'

describe('a profile picture', () => {
  test.each([
    ['JPEG', () => plain(640, 480).jpeg()],
    ['progressive JPEG', () => plain(640, 480).jpeg({ progressive: true })],
    ['CMYK JPEG', () => plain(640, 480).toColourspace('cmyk').jpeg()],
    ['grey JPEG', () => plain(640, 480).greyscale().jpeg()],
    ['PNG', () => plain(480, 640).png()],
    ['transparent PNG', () => plain(480, 640).ensureAlpha(0.5).png()],
    ['16-bit PNG', () => plain(480, 640).toColourspace('rgb16').png()],
    ['WebP', () => plain(50, 20).webp()],
    ['lossless WebP', () => plain(1, 1).webp({ lossless: true })]
  ])('made of a %s is a WebP of 256 × 256 pixels', async (_, source) => {
    const { format, width, height, space } = await sharp(await convert(source())).metadata()
    expect({ format, width, height, space }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      space: 'srgb'
    })
  })

  test('is cropped to the centre, without distortion', async () => {
    const wide = plain(600, 200).composite([{ input: await bluePart(), left: 250, top: 0 }])
    const picture = await convert(wide.png())
    expect(await colourAt(picture, 128, 128)).toBe('blue')
    expect(await colourAt(picture, 10, 128)).toBe('red')
    expect(await colourAt(picture, 245, 128)).toBe('red')
  })

  test('shows the first frame of an animation', async () => {
    const frames = await Promise.all([red, blue].map(background => frame(background)))
    const moving = sharp(frames, { join: { animated: true } }).webp({ loop: 0, delay: [100, 100] })
    const picture = await convert(moving)
    const { pages = 1, height } = await sharp(picture, { animated: true }).metadata()
    expect({ pages, height }).toEqual({ pages: 1, height: 256 })
    expect(await colourAt(picture, 128, 128)).toBe('red')
  })

  test('carries no metadata', async () => {
    const source = plain(300, 300)
      .withExif({
        IFD0: { Copyright: 'Ana Robles', Make: 'Cámara' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 56/1 0/1', GPSLongitude: '4/1 7/1 0/1' }
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Ana Robles</a></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
    const before = await sharp(await source.toBuffer()).metadata()
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)
    const picture = await convert(source)
    const { exif, xmp, iptc, icc, orientation, comments } = await sharp(picture).metadata()
    expect([exif, xmp, iptc, icc, orientation, comments].filter(Boolean)).toEqual([])
    expect(picture.toString('latin1')).not.toMatch(/Ana Robles|EXIF|GPS|XMP|ICCP/)
  })

  test.each([
    [1, 10, 128],
    [3, 245, 128],
    [6, 128, 10],
    [8, 128, 245]
  ])('is turned upright by orientation %i', async (orientation, left, top) => {
    const picture = await convert((await halves()).withMetadata({ orientation }).jpeg())
    expect(await colourAt(picture, left, top)).toBe('red')
    expect(await colourAt(picture, 255 - left, 255 - top)).toBe('blue')
  })

  test('is made of at most 25 megapixels', async () => {
    await expect(convert(plain(5000, 5000).png())).resolves.toBeInstanceOf(Buffer)
    const problem = { status: 400, message: unreadable }
    await expect(convert(plain(5000, 5001).png())).rejects.toMatchObject(problem)
  })
})

describe('a file of an unsupported type', () => {
  test.each([
    ['GIF', () => plain(20, 20).gif().toBuffer()],
    ['TIFF', () => plain(20, 20).tiff().toBuffer()],
    ['AVIF', () => plain(20, 20).avif().toBuffer()],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', () => Buffer.from('Esto no es una foto')],
    ['RIFF that holds sound', () => Buffer.from('RIFF\x00\x00\x00\x00WAVEfmt ', 'latin1')],
    ['PNG signature that a text mode broke', () => Buffer.from('\x89PNG\n\x1a\n', 'latin1')]
  ])('is refused: %s', async (_, source) => {
    const problem = { status: 415, message: unsupportedType }
    await expect(convertPicture(await source())).rejects.toMatchObject(problem)
  })
})

describe('a corrupt file', () => {
  const whole = {
    JPEG: () => noise().jpeg().toBuffer(),
    PNG: () => noise().png().toBuffer(),
    WebP: () => noise().webp().toBuffer()
  }

  test.each(Object.entries(whole))('is refused: half a %s', async (_, source) => {
    const bytes = await source()
    const half = bytes.subarray(0, bytes.length / 2)
    await expect(convertPicture(half)).rejects.toMatchObject({ status: 400, message: damaged })
  })

  test.each(Object.entries(whole))(
    'is refused: a %s that ends after its header',
    async (_, source) => {
      const header = (await source()).subarray(0, 20)
      await expect(convertPicture(header)).rejects.toMatchObject({
        status: 400,
        message: damaged
      })
    }
  )

  test('is refused: a GIF behind the signature of a JPEG', async () => {
    const gif = await plain(20, 20).gif().toBuffer()
    const forged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), gif])
    await expect(convertPicture(forged)).rejects.toMatchObject({ status: 400, message: damaged })
  })
})

function frame(background: typeof red): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
}

function noise(): Sharp {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({
    create: { width: 300, height: 300, channels: 3, background: red, noise: gaussian }
  })
}
