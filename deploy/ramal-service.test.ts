import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

describe.skipIf(spawnSync('systemd-analyze', ['--version']).error)('the unit of systemd', () => {
  test('is one that systemd understands, and starts a Node that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramal-unit-'))
    const file = join(folder, 'ramal.service')
    const unit = readFileSync('deploy/ramal.service', 'utf8')
    writeFileSync(file, unit.replaceAll('/srv/ramal', process.cwd()))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect([stderr, status]).toEqual(['', 0])
  })
})
