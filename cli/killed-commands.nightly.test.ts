import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrateDatabase } from '#composition/migrate-database.ts'
import { newId } from '#events/aggregates/ids.ts'
import type { Database } from '#events/database/database.ts'
import { openPglite } from '#events/database/pglite.ts'
import { openPostgres } from '#events/database/postgres.ts'
import { createPictureStorage } from '#services/pictures/picture-storage.ts'
import { runCli } from '#test/board/run-cli.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { postJobAs, signUp } from '#test/builders/api-fixtures.ts'
import { createServerDatabase, databaseKinds } from '#test/database/test-database.ts'
import { testVault, testVaultKey } from '#test/events/event-builders.ts'
import { type S3Server, startS3 } from '#test/servers/s3-server.ts'
import { spawnNode } from '#test/servers/service-process.ts'

const photoCount = 8
const bytesOf = { large: 'large bytes', small: 'small bytes' }

describe.each(databaseKinds)(
  'a command on a %s database that is killed',
  { timeout: 300_000 },
  kind => {
    const dataDir = join(inject('folder'), newId())
    let s3: S3Server
    let env: Record<string, string>
    let open: (from?: Blob) => Database

    beforeAll(async () => {
      s3 = await startS3()
      mkdirSync(dataDir)
      const url = kind === 'server' ? await createServerDatabase() : undefined
      const directory = join(dataDir, 'database')
      open = from => (url ? openPostgres(url) : openPglite({ directory, ...(from && { from }) }))
      env = {
        DATA_DIR: dataDir,
        VAULT_KEY: testVaultKey,
        SESSION_SECRET: 'kV0uF2l9Qw7Zr3Tn8Xb1Yc5Md4Hs6Jp0',
        S3_URL: s3.url,
        ...(url && { DATABASE_URL: url })
      }
      await onBoard(
        async board => {
          const employer = await signUp(board, 'employer')
          for (let index = 0; index < 5; index++) await postJobAs(employer)
          await board.db.query(
            `INSERT INTO media.photos (id, user_id, large, small, uploaded_at)
           SELECT 'photo' || nth, $1, convert_to($2, 'UTF8'), convert_to($3, 'UTF8'), now()
             FROM generate_series(1, ${photoCount}) AS nth`,
            [employer.id, bytesOf.large, bytesOf.small]
          )
        },
        new Blob([readFileSync(inject('embeddedDump'))])
      )
    }, 120_000)
    afterAll(() => s3.close())

    /** Opens the board as a start does, as long as the work takes. */
    async function onBoard(work: (board: TestApp) => Promise<void>, from?: Blob): Promise<void> {
      const db = open(from)
      const board = await createTestApp(db, { S3_URL: s3.url })
      try {
        await migrateDatabase(db, testVault)
        await work(board)
      } finally {
        await db.close()
      }
    }

    const killAt = (transaction: number, ...command: string[]) =>
      spawnNode(['test/servers/killed-command.ts', String(transaction), ...command], env).exited

    /** Which photos have their bytes in the row; the others have both in the bucket. */
    async function readPhotos({ db, tools }: TestApp): Promise<string[]> {
      const { get } = createPictureStorage(tools)
      const rows = await db.query<{ id: string; large: Buffer | null; small: Buffer | null }>(
        'SELECT id, large, small FROM media.photos'
      )
      expect(rows).toHaveLength(photoCount)
      for (const { id, large, small } of rows) {
        const bytes = [
          large ?? (await get(`photos/${id}.webp`)),
          small ?? (await get(`photos/${id}-s.webp`))
        ]
        expect(bytes.map(String)).toEqual([bytesOf.large, bytesOf.small])
      }
      return rows.filter(({ large }) => large).map(({ id }) => id)
    }

    // The second transaction: one more picture has moved, and the next one is on its way.
    test.each([1, 2, 3, 4, 5])('loses no picture on its way to S3, time %i', async time => {
      expect(await killAt(2, 'pictures', 'move', 's3')).toBeNull()
      await onBoard(async board => {
        expect(await readPhotos(board)).toHaveLength(photoCount - time)
      })
    })

    test('leaves a move to S3 that the next run completes', async () => {
      await onBoard(async board => {
        expect(await runCli(board, 'pictures', 'move', 's3')).toMatchObject({ code: 0 })
        expect(await readPhotos(board)).toEqual([])
        expect(s3.objects.size).toBe(2 * photoCount)
      })
    })

    test.each([1, 2, 3, 4, 5])('loses no picture on its way back, time %i', async time => {
      expect(await killAt(2, 'pictures', 'move', 'database')).toBeNull()
      await onBoard(async board => {
        expect(await readPhotos(board)).toHaveLength(time)
      })
    })

    test('leaves a move back that the next run completes', async () => {
      await onBoard(async board => {
        expect(await runCli(board, 'pictures', 'move', 'database')).toMatchObject({ code: 0 })
        expect(await readPhotos(board)).toHaveLength(photoCount)
        expect(s3.objects.size).toBe(0)
      })
    })

    test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
      'leaves a backup that is whole or known as unfinished, after %i times 20 ms of writing',
      async time => {
        const folder = join(dataDir, `backup-${time}`)
        const killed = spawnNode(['cli/main.ts', 'backup', folder], env)
        while (!existsSync(folder) && !killed.hasExited()) await setTimeout(1)
        await setTimeout(time * 20)
        await killed.kill('SIGKILL')
        const verified = spawnNode(['cli/main.ts', 'backup', 'verify', folder], env)
        // The manifest is written last: the kill may come within it, or before the process ends.
        const mayBeWhole = existsSync(join(folder, 'manifest.json'))
        expect(mayBeWhole ? [0, 1] : [1]).toContain(await verified.exited)
        await onBoard(async board => {
          expect(await runCli(board, 'backup', `${folder}-again`)).toMatchObject({ code: 0 })
          expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
        })
      }
    )

    const past = ['as-of', '2026-03-02T13:00', '--serve', '0']
    const leftBehind = (db: Database) =>
      db.query("SELECT FROM pg_namespace WHERE nspname = 'read_past'")

    test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
      'leaves no tables of a former moment after the next start, at transaction %i',
      async transaction => {
        expect(await killAt(transaction, ...past)).toBeNull()
        await onBoard(async board => {
          expect(await leftBehind(board.db)).toEqual([])
          expect(await runCli(board, 'projection', 'verify')).toMatchObject({ code: 0 })
          expect(await runCli(board, 'verify', 'events')).toMatchObject({ code: 0 })
        })
      }
    )

    test('leaves tables of a former moment that the next run replaces', async () => {
      expect(await killAt(8, ...past)).toBeNull()
      const db = open()
      expect(await leftBehind(db)).toHaveLength(1)
      await db.close()
      expect(await killAt(8, ...past)).toBeNull()
    })
  }
)
