import { expect, test, vi } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { claimJobPhotos } from './claim-photos.ts'

const photos = { claim: vi.fn(async () => true), delete: async () => {} }
const owner = { userId: newId(), now: new Date('2026-03-02T10:00:00.000Z') }

test.each([[undefined], [null], [[]]])('a job with %s as photos has no work of its own', paths => {
  expect(claimJobPhotos(photos, { ...owner, paths })).toBeUndefined()
})

test('a job with photos claims them in its transaction', async () => {
  const claim = claimJobPhotos(photos, { ...owner, paths: ['/fotos/a.webp'] })
  await claim?.({} as never)
  expect(photos.claim).toHaveBeenCalledWith({}, { ...owner, paths: ['/fotos/a.webp'] })
})
