import { expect, test } from 'vitest'
import { typedPicture, uploadJobPhoto } from './upload-picture.ts'

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1])
const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
const webp = Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')
const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0`, 'latin1')
const blob = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type })

test.each([
  [jpeg, 'image/jpeg', ['', 'image/jpg', 'image/pjpeg', 'application/octet-stream', 'image/heic']],
  [png, 'image/png', ['', 'image/x-png', 'image/jpeg']],
  [webp, 'image/webp', ['', 'application/octet-stream', 'image/jpeg']]
])(
  'a picture has the type of its first bytes, whatever the device calls it',
  async (bytes, type, names) => {
    for (const name of names) {
      const picture = await typedPicture(blob(bytes, name))
      expect(picture.type).toBe(type)
      expect(Buffer.from(await picture.arrayBuffer())).toEqual(Buffer.from(bytes))
    }
  }
)

test.each(['image/heic', 'image/heif', '', 'image/jpeg'])(
  'a HEIC is refused with what to do, also under the name «%s»',
  async type => {
    for (const name of ['heic', 'heix', 'mif1', 'msf1']) {
      await expect(typedPicture(blob(brand(name), type))).rejects.toThrow(/«El más compatible»/)
    }
  }
)

test('what is no picture is refused in a sentence', async () => {
  const words = 'La foto debe ser JPEG, PNG o WebP'
  await expect(typedPicture(blob(Buffer.from('GIF89a'), 'image/jpeg'))).rejects.toThrow(words)
  await expect(typedPicture(blob(brand('avif'), 'image/avif'))).rejects.toThrow(words)
  await expect(typedPicture(blob(Buffer.from([0xff]), 'image/jpeg'))).rejects.toThrow(words)
  await expect(typedPicture(blob(new Uint8Array(), 'image/png'))).rejects.toThrow(/está vacío/)
})

test('a file that the device cannot read is refused with what to do', async () => {
  const unreadable = {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) })
  }
  await expect(typedPicture(unreadable as unknown as Blob)).rejects.toThrow(
    /^Tu dispositivo no deja leer esta foto\. /
  )
})

test('a picture has five megabytes at most', async () => {
  const large = blob(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), '')
  await expect(uploadJobPhoto(await typedPicture(large))).rejects.toThrow(
    'La foto no puede pesar más de 5 MB'
  )
})
