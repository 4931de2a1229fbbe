import { existsSync, mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { runCli } from '#test/board/run-cli.ts'
import { createTestApp, type TestApp } from '#test/board/test-app.ts'
import { openTestDatabase } from '#test/database/test-database.ts'
import { distrustClock } from '#services/clock/clock.ts'
import { findBackups } from './old-backups.ts'

const now = new Date('2026-03-02T10:00:00.000Z')

describe('backups of thirty days and more', () => {
  let folder: string
  const at = (name: string) => join(folder, name)
  const addBackup = (name: string, madeAt: string) => {
    mkdirSync(at(name))
    writeFileSync(join(at(name), 'manifest.json'), JSON.stringify({ format: 1, madeAt }))
    writeFileSync(join(at(name), 'log.ndjson'), '')
    writeFileSync(at(`${name}.keys`), '')
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ramal-old-'))
    addBackup('a', '2026-01-31T10:00:00.000Z')
    addBackup('b', '2026-01-31T10:00:00.001Z')
    addBackup('c', '2025-06-01T10:00:00.000Z')
    mkdirSync(at('other'))
    writeFileSync(at('file'), '')
  })

  test('are found beside newer ones', () => {
    expect(findBackups(folder, now)).toEqual({ old: [at('a'), at('c')], current: 1 })
  })

  test('are found also where they were never finished, by the time of their log', () => {
    mkdirSync(at('d'))
    writeFileSync(join(at('d'), 'log.ndjson'), '')
    expect(findBackups(folder, now).old).not.toContain(at('d'))
    utimesSync(join(at('d'), 'log.ndjson'), now, new Date('2025-12-01T10:00:00Z'))
    expect(findBackups(folder, now)).toMatchObject({ old: [at('a'), at('c'), at('d')], current: 1 })
  })

  describe('on a board', () => {
    let board: TestApp
    beforeEach(async () => {
      board = await createTestApp(await openTestDatabase('embedded'))
      return () => board.db.close()
    })
    const prune = (...argv: string[]) => runCli(board, 'backup', 'prune', folder, ...argv)

    test('are named, and deleted with their keys once that is confirmed', async () => {
      const before = readdirSync(folder)
      const named = await prune()
      expect(named.code).toBe(0)
      expect(named.text).toContain(`Se borraría: ${at('a')}, con ${at('a.keys')}`)
      expect(named.text).not.toContain(at('b'))
      expect(readdirSync(folder)).toEqual(before)
      const deleted = await prune('--confirm')
      expect([deleted.code, deleted.values]).toMatchObject([0, [{ old: [at('a'), at('c')] }]])
      expect(readdirSync(folder).sort()).toEqual(['b', 'b.keys', 'file', 'other'])
      expect((await prune('--confirm')).text).toContain('Ninguna copia tiene más de 30\u00a0días')
    })

    test('stay while the clock is not trusted', async () => {
      await distrustClock(board.db)
      const refused = await prune('--confirm')
      expect([refused.code, existsSync(at('a'))]).toEqual([1, true])
      expect(refused.text).toContain('No se borra ninguna. El reloj ha saltado')
      expect((await prune()).code).toBe(0)
    })

    test('stay when they are the only ones, or hold what no backup wrote', async () => {
      writeFileSync(join(at('a'), 'notes.txt'), '')
      const kept = await prune('--confirm')
      expect([kept.code, existsSync(at('a')), existsSync(at('c'))]).toEqual([1, true, false])
      expect(kept.text).toContain(`No se borra, porque tiene otros archivos: ${at('a')}`)
      board.now = new Date('2026-06-01T10:00:00Z')
      const refused = await prune('--confirm')
      expect([refused.code, existsSync(at('b'))]).toEqual([1, true])
      expect(refused.text).toContain('haz antes una copia nueva')
      expect((await runCli(board, 'backup', 'prune', at('nada'))).code).toBe(1)
    })
  })
})
