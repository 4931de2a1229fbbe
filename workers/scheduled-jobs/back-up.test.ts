import { day } from '#events/units.ts'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '#services/platform/observability/metrics.ts'
import { composeApp } from '#composition/compose-board.ts'
import { findLastBackup } from '#services/backups/last-backup.ts'
import { backupPaths, writeBackup } from '#services/backups/write-backup.ts'
import { signUp } from '#test/builders/api-fixtures.ts'
import { createEmptyApp } from '#test/builders/backup.ts'
import { runCli } from '#test/board/run-cli.ts'
import { describeWithApp } from '#test/board/test-app.ts'
import { backUp, dropBackups } from './back-up.ts'

const folder = mkdtempSync(join(tmpdir(), 'ramal-nightly-'))
const env = { BACKUP_DIR: join(folder, 'backups'), BACKUP_KEYS_DIR: join(folder, 'keys') }

describeWithApp('the nightly backup', board => {
  const backupsOf = (kind: string) => ({
    ...board.tools.config,
    backupDir: `${env.BACKUP_DIR}-${kind}`,
    backupKeysDir: `${env.BACKUP_KEYS_DIR}-${kind}`
  })
  const prepare = () => {
    const config = backupsOf(board.db.kind)
    for (const path of [config.backupDir, config.backupKeysDir])
      mkdirSync(path, { recursive: true })
    return { ...board.tools, config }
  }
  const list = (path: string) => readdirSync(path).sort()

  test('is off until a folder is named', async () => {
    await signUp(board, 'employer')
    expect(await backUp(board.tools)).toBe(0)
  })

  test('is written once a night, with its keys in their own folder, and can be restored', async () => {
    const tools = prepare()
    const { backupDir, backupKeysDir } = tools.config
    board.now = new Date('2026-03-02T02:17:00.000Z')
    expect(await backUp(tools)).toBe(1)
    expect(await backUp(tools)).toBe(0)
    expect(list(backupDir)).toEqual(['ramal-20260302T021700Z'])
    expect(list(backupKeysDir)).toEqual(['ramal-20260302T021700Z.keys'])
    const target = await createEmptyApp('server', tools.config.erasuresFile)
    const restored = await runCli(
      target,
      'restore',
      join(backupDir, 'ramal-20260302T021700Z'),
      '--keys',
      join(backupKeysDir, 'ramal-20260302T021700Z.keys')
    )
    expect(restored).toMatchObject({ code: 0 })
    await target.db.close()
  })

  test('tells its age to operators and to /metrics', async () => {
    board.now = new Date('2026-03-02T05:17:00.000Z')
    const metrics = createMetrics(board.db)
    composeApp({ ...board.tools, metrics })
    expect(await metrics.render()).toContain('ramal_backup_age_seconds 10800')
    expect(await findLastBackup(board.db)).toBe('2026-03-02T02:17:00.000Z')
  })

  test('that was killed is no backup, and gone after the next', async () => {
    const tools = prepare()
    const { backupDir, backupKeysDir } = tools.config
    const killed = join(backupDir, 'ramal-20260302T021800Z')
    mkdirSync(killed)
    writeFileSync(join(killed, 'log.ndjson'), '{"event":')
    writeFileSync(join(backupKeysDir, 'ramal-20260302T021800Z.keys'), '')
    mkdirSync(join(backupDir, 'by-hand'), { recursive: true })
    writeFileSync(join(backupDir, 'by-hand', 'log.ndjson'), '')
    board.now = new Date('2026-03-03T02:17:00.000Z')
    expect(await backUp(tools)).toBe(1)
    const names = ['ramal-20260302T021700Z', 'ramal-20260303T021700Z']
    expect(list(backupDir)).toEqual(['by-hand', ...names])
    expect(list(backupKeysDir)).toEqual(names.map(name => `${name}.keys`))
  })

  test('goes with its keys when its term has passed', async () => {
    const tools = prepare()
    board.now = new Date(Date.parse('2026-03-03T02:17:00.000Z') + 31 * day)
    expect(await backUp(tools)).toBe(1)
    expect(await dropBackups(tools)).toBe(2)
    expect(await dropBackups(tools)).toBe(0)
    const { backupDir, backupKeysDir } = tools.config
    expect(list(backupDir)).toEqual(['by-hand', 'ramal-20260403T021700Z'])
    expect(list(backupKeysDir)).toEqual(['ramal-20260403T021700Z.keys'])
  })

  test('is written although a clock that was ahead has dated one later', async () => {
    const tools = prepare()
    board.now = new Date('2026-03-10T02:17:00.000Z')
    expect(await backUp(tools)).toBe(1)
    expect(await backUp(tools)).toBe(0)
    expect(await dropBackups(tools)).toBe(0)
    const names = ['ramal-20260310T021700Z', 'ramal-20260403T021700Z']
    expect(list(tools.config.backupDir)).toEqual(['by-hand', ...names])
  })

  describe('that cannot be finished', () => {
    const failing = (code: string) => () => {
      throw Object.assign(new Error(code), { code })
    }
    test.each([
      ['ENOSPC', /^No queda sitio para .*\/full\. La copia full no se ha terminado/],
      ['EACCES', /^Este usuario no puede escribir en .*\/full\.$/]
    ])('says why in a sentence (%s), and leaves nothing', async (code, sentence) => {
      const paths = backupPaths(join(folder, 'full'))
      await expect(writeBackup(board.tools, paths, failing(code))).rejects.toThrow(sentence)
      expect([existsSync(paths.folder), existsSync(paths.keys)]).toEqual([false, false])
    })
  })
})
