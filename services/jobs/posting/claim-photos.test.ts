import { expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { claimJobPhotos } from './claim-photos.ts'

const owner = { userId: newId(), now: new Date('2026-03-02T10:00:00.000Z') }

test.each([[undefined], [null], [[]]])('a job with %s as photos has no work of its own', photos => {
  expect(claimJobPhotos({ ...owner, photos })).toBeUndefined()
})

describeWithApp('a job with photos', board => {
  test('is refused in its transaction when its owner has not uploaded them', async () => {
    const claim = claimJobPhotos({ ...owner, photos: [{ path: '/photos/a.webp' }] })
    await expect(board.db.transaction(async tx => claim?.(tx))).rejects.toMatchObject({
      code: 'photo-invalid'
    })
  })
})
