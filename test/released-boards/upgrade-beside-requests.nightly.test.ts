import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { newId } from '#events/aggregates/ids.ts'
import { createPersonalDataVault } from '#events/privacy/personal-data-vault.ts'
import { lastPosition } from '#events/store/event-store.ts'
import { projections } from '#projections/index.ts'
import { verify } from '#projections/rebuild/verify.ts'
import { createServerDatabase } from '#test/database/test-database.ts'
import { spawnService, startScript } from '#test/servers/service-process.ts'
import {
  openReleasedDatabase,
  readReleasedBoard,
  releasedVersions,
  unpackFiles
} from './released-board.ts'
import { findReleaseCommit, layOutProgram } from './released-program.ts'
import { startVisits, writtenTables } from './visits.ts'

/** What reads a column that has gone since, which 1.0.0 answers with 500. */
const failingReads: Record<string, readonly string[]> = { '1.0.0': ['/api/applications'] }

/** What a database of today refuses to start; another release may start again. */
const refusedReleases = ['1.0.0']

describe.each(releasedVersions)('an upgrade from the program of %s, beside requests', version => {
  test('loses nothing that was acknowledged, and has the way back that its notes name', async ({
    skip
  }) => {
    const commit = findReleaseCommit(version)
    if (!commit) return skip('the history here does not reach back to that release')
    const cwd = layOutProgram(commit)
    onTestFinished(() => rmSync(cwd, { recursive: true }))
    const released = readReleasedBoard(version)
    const folder = join(inject('folder'), newId())
    unpackFiles(released, folder)
    const DATABASE_URL = await createServerDatabase('template1')
    const db = await openReleasedDatabase('server', released, DATABASE_URL)
    const env = {
      ROLE: 'api',
      DATABASE_URL,
      DATA_DIR: folder,
      ERASURES_FILE: join(folder, 'erasures.ndjson'),
      VAULT_KEY: released.vaultKey,
      SESSION_SECRET: released.sessionSecret
    }

    const old = await spawnService(env, startScript, 'ignore', cwd)
    let { url } = old
    const { idempotent, session } = released.expected
    const people = { employer: idempotent.by, applicant: session.username }
    const { visits, written, stop } = await startVisits(() => url, people)
    await setTimeout(1_000)
    const today = await spawnService(env)
    await setTimeout(1_000)
    url = today.url
    await setTimeout(1_000)
    await stop()
    await Promise.all([old.stop(), today.stop()])

    const failed = visits.filter(({ status }) => ![200, 201, 503].includes(status))
    expect(failed.filter(({ path }) => !failingReads[version]?.includes(path))).toEqual([])
    for (const [name, ids] of Object.entries(written)) {
      const table = writtenTables[name as keyof typeof writtenTables]
      expect([name, ids.length > 10]).toEqual([name, true])
      const found = await db.query(`SELECT FROM ${table} WHERE id = ANY ($1)`, [ids])
      expect([name, found.length]).toEqual([name, ids.length])
    }
    const vault = createPersonalDataVault(released.vaultKey)
    const verified = await verify({ db, vault, projections })
    expect(verified).toMatchObject({ differences: [], unreadable: [] })

    if (!refusedReleases.includes(version)) {
      const again = await spawnService(env, startScript, 'ignore', cwd)
      await again.stop()
      return await db.close()
    }
    const startOld = promisify(execFile)(process.execPath, startScript, {
      cwd,
      env: { ...process.env, ...env, PORT: '0' }
    })
    await expect(startOld).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Este programa es más antiguo que la base de datos')
    })
    expect(await lastPosition(db)).toBe(verified.position)
    await db.close()
  }, 900_000)
})
