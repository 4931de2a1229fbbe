import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '#events/database/postgres.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { parseConfig } from '#services/platform/config/config.ts'
import { postJobAs } from '#test/builders/api-fixtures.ts'
import { type BackedUpApp, createBackedUpApp } from '#test/builders/backup.ts'
import { runCli } from '#test/board/run-cli.ts'
import { createServerDatabase, databaseKinds } from '#test/database/test-database.ts'

describe.each(databaseKinds)(
  'verifying a backup of the %s database',
  { timeout: 120_000 },
  kind => {
    let backed: BackedUpApp
    let before: number
    beforeAll(async () => {
      backed = await createBackedUpApp(kind)
      const { board } = backed
      if (kind === 'server') {
        const [{ name } = { name: '' }] = await board.db.query<{ name: string }>(
          'SELECT current_database()::text AS name'
        )
        const url = new URL(await createServerDatabase())
        url.pathname = `/${name}`
        const config = parseConfig({
          DATABASE_URL: url.href,
          ERASURES_FILE: backed.at('erasures.ndjson')
        })
        board.tools = { ...board.tools, config }
      }
      before = await lastPosition(board.db)
    })
    afterAll(() => backed.close())

    const verifyBackup = (...options: string[]) =>
      runCli(backed.board, 'backup', 'verify', backed.at('backup'), ...options)
    const listScratch = async () => {
      const folder = join(backed.board.tools.config.dataDir, 'verify/database')
      const databases = await backed.board.db.query<{ name: string }>(
        "SELECT datname AS name FROM pg_database WHERE datname LIKE 'ramal\\_verify\\_%'"
      )
      return [...databases, ...(existsSync(folder) ? [folder] : [])]
    }

    test('restores it into a database of its own, which is dropped; the board goes on', async () => {
      const verified = await verifyBackup()
      expect(verified).toMatchObject({ code: 0, text: expect.stringContaining('La copia sirve') })
      expect(verified.values[0]).toMatchObject({ restored: before, equal: true })
      expect(await listScratch()).toEqual([])
      await postJobAs(backed.employer)
      expect(await lastPosition(backed.board.db)).toBe(before + 1)
    })

    test('says that a changed one is of no use', async () => {
      const path = backed.at('backup/log.ndjson')
      const whole = readFileSync(path, 'utf8')
      writeFileSync(path, whole.replace('JobPosted', 'JobPoster'))
      const refused = await verifyBackup()
      writeFileSync(path, whole)
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('SHA-256') })
      expect(await listScratch()).toEqual([])
    })

    test('drops what a killed one left', async () => {
      const { db, tools } = backed.board
      if (kind === 'server') {
        const [board] = await db.query<{ oid: string }>(
          'SELECT oid::text FROM pg_database WHERE datname = current_database()'
        )
        const admin = openPostgres(tools.config.databaseUrl ?? '', 1)
        await admin.exec(`CREATE DATABASE ramal_verify_${board?.oid}_left`)
        await admin.close()
      } else {
        const left = join(tools.config.dataDir, 'verify/database')
        mkdirSync(left, { recursive: true })
        writeFileSync(join(left, 'PG_VERSION'), '1')
      }
      expect(await listScratch()).toHaveLength(1)
      expect(await verifyBackup()).toMatchObject({ code: 0 })
      expect(await listScratch()).toEqual([])
    })
  }
)
