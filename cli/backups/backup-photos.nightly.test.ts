import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#events/database/database.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { createMeasuredBoard, type MeasuredBoard } from '#test/builders/measured-board.ts'
import { createTestApp } from '#test/board/test-app.ts'
import { databaseKinds } from '#test/database/test-database.ts'

const allowedMegabytes = 300

describe.each(databaseKinds)(
  'a backup of 130 photos of 1 MB and 1,000 of 150 KB on the %s database',
  { timeout: 600_000, skip: process.platform !== 'linux' },
  kind => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-photos-'))
    const backup = join(folder, 'backup')
    let from: MeasuredBoard
    let to: MeasuredBoard
    beforeAll(async () => {
      from = await createMeasuredBoard(kind, join(folder, 'from'), folder)
      to = await createMeasuredBoard(kind, join(folder, 'to'), folder)
      await from.use(async db => {
        const employer = await signUp(await createTestApp(db), 'employer')
        for (let index = 0; index < 130; index++) await insertPhoto(db, employer.id, 1_000_000)
        for (let index = 0; index < 1_000; index++) await insertPhoto(db, employer.id, 150_000)
      })
      await to.use(async () => {})
    }, 600_000)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('is made and restored within 300 MB of memory', async () => {
      const own = kind === 'embedded' ? await from.peakOf('test/servers/read-photos.ts') : 0
      const made = await from.run('backup', backup)
      const restored = await to.run('restore', backup)
      console.log(`${kind}: ${made.peak - own} MB to make it, ${restored.peak - own} to restore it`)
      expect(restored.results.at(-1)).toMatchObject({ equal: true })
      expect(await to.use(digestPhotos)).toEqual(await from.use(digestPhotos))
      expect(made.peak - own).toBeLessThan(allowedMegabytes)
      expect(restored.peak - own).toBeLessThan(allowedMegabytes)
    })
  }
)

async function insertPhoto(db: Database, userId: string, size: number): Promise<void> {
  await db.query(
    `INSERT INTO media.photos (id, user_id, large, small, uploaded_at)
     VALUES (gen_random_uuid()::text, $1, $2, '', now())`,
    [userId, randomBytes(size)]
  )
}

function digestPhotos(db: Database): Promise<object[]> {
  const digest = `SELECT count(*) AS n, md5(string_agg(id || md5(large), NULL ORDER BY id)) AS digest FROM media.photos`
  return db.transaction(tx => tx.query(digest), { timeout: 0 })
}
