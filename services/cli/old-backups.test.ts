import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findOldBackups } from './old-backups.ts'

test('backups of thirty days and more beside a new one are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ramal-old-'))
  const at = (name: string) => join(folder, name)
  for (const [name, madeAt] of [
    ['a', '2026-01-31T10:00:00.000Z'],
    ['b', '2026-01-31T10:00:00.001Z'],
    ['c', '2025-06-01T10:00:00.000Z']
  ] as const) {
    mkdirSync(at(name))
    writeFileSync(join(at(name), 'manifest.json'), JSON.stringify({ format: 2, madeAt }))
  }
  mkdirSync(at('other'))
  writeFileSync(at('file'), '')
  const found = findOldBackups(at('new'), new Date('2026-03-02T10:00:00.000Z'))
  expect(found).toEqual([at('a'), at('c')])
})
