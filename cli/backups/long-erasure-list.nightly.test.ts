import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { installationId } from '#events/store/erasures.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { createMeasuredBoard, type MeasuredBoard } from '#test/builders/measured-board.ts'
import { createTestApp } from '#test/board/test-app.ts'
import { databaseKinds } from '#test/database/test-database.ts'

const listed = 150_000

describe.each(databaseKinds)(
  'a list of 150,000 erasures on the %s database',
  { timeout: 600_000, skip: process.platform !== 'linux' },
  kind => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-erasures-'))
    const list = join(folder, 'erasures.ndjson')
    let from: MeasuredBoard
    let to: MeasuredBoard
    let erased: string
    beforeAll(async () => {
      from = await createMeasuredBoard(kind, join(folder, 'from'), folder, 64)
      to = await createMeasuredBoard(kind, join(folder, 'to'), folder, 64)
      const board = await from.use(async db => {
        erased = (await signUp(await createTestApp(db), 'applicant', { username: 'zoraida' })).id
        return (await installationId(db)) ?? ''
      })
      await to.use(async () => {})
      await from.run('backup', join(folder, 'backup'))
      await writeList(list, board)
      await from.run('user', 'erase', 'zoraida')
    }, 600_000)
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    test('is completed and restored within 64 MB of heap', async () => {
      await from.run('erasures', 'keep')
      const restored = await to.run('restore', join(folder, 'backup'))
      console.log(`${kind}: ${restored.peak} MB`)
      expect(restored.results.at(-1)).toMatchObject({ equal: true, forgotten: 1 })
      const found = await to.use(db =>
        db.query('SELECT count(*), bool_or(subject = $1) AS "hasErased" FROM es.erasures', [erased])
      )
      expect(found).toEqual([{ count: listed + 1, hasErased: true }])
    })
  }
)

async function writeList(path: string, board: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 })
  for (let index = 0; index < listed; index += 1_000) {
    const lines = Array.from({ length: 1_000 }, (_, offset) => {
      const erasedAt = new Date(1_700_000_000_000 + 1_000 * (index + offset)).toISOString()
      const erasure = { subject: newId(), erasedAt, requestedBy: 'grace period' }
      return `\n${JSON.stringify({ board, erasure })}`
    })
    if (!file.write(lines.join(''))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}
