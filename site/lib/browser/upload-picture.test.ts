import { expect, test } from 'vitest'
import { pictureError } from './upload-picture.ts'

test('a picture is JPEG, PNG or WebP of five megabytes at most', () => {
  expect(pictureError({ type: 'image/webp', size: 5 * 1024 * 1024 })).toBeUndefined()
  expect(pictureError({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe(
    'La foto no puede pesar más de 5 MB'
  )
  expect(pictureError({ type: 'image/gif', size: 10 })).toBe('La foto debe ser JPEG, PNG o WebP')
  expect(pictureError({ type: 'image/heic', size: 10 })).toMatch(/«El más compatible»/)
  expect(pictureError({ type: 'image/png', size: 0 })).toMatch(/^La foto está vacía/)
})
