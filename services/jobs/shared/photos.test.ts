import { expect, test } from 'vitest'
import type { HousingKind } from '#events/job-content/vocabulary.ts'
import { lacksHousingPhoto, photosOf, type ShownPhotos } from './photos.ts'

test.each<[HousingKind | undefined, ShownPhotos['photoSubjects'], boolean]>([
  ['habitacion', ['centro', 'caballos'], true],
  ['habitacion', ['centro', 'vivienda'], false],
  ['habitacion', ['centro', null], false],
  ['habitacion', [null], false],
  ['habitacion', undefined, false],
  ['no', ['centro'], false],
  [undefined, ['centro'], false]
])('housing «%s» with photos of %j has no photo of it: %s', (kind, photoSubjects, isLacking) => {
  const photos = photoSubjects?.map((_, index) => `/photos/${index}.webp`)
  expect(lacksHousingPhoto({ housing: kind && { kind }, photos, photoSubjects })).toBe(isLacking)
})

test('a request has each photo with what it shows', () => {
  expect(photosOf({ photos: ['a', 'b'], photoSubjects: [null, 'vivienda'] })).toEqual([
    { path: 'a' },
    { path: 'b', of: 'vivienda' }
  ])
  expect(photosOf({ photos: ['a'] })).toEqual([{ path: 'a' }])
  expect(photosOf({})).toBeUndefined()
})
