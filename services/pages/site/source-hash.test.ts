import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashBuild, isSiteCurrent, recordBuild } from './source-hash.ts'

describe('the built site', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'ramal-sources-'))
    for (const file of ['site/pages/index.astro', 'package-lock.json', 'dist/site/index.html'])
      write(file, 'built')
    recordBuild(hashBuild(root, {}), root)
  })

  afterEach(() => rmSync(root, { recursive: true }))

  test.each([
    'site/pages/index.astro',
    'site/styles/frame/footer.css',
    'services/jobs/shared/limits.ts',
    'services/users/shared/limits.ts',
    'services/words/es/home.ts',
    'events/job-content/vocabulary.ts',
    'events/places/shared/provinces.ts',
    'package-lock.json'
  ])('is outdated once %s has changed', file => {
    expect(isSiteCurrent(root, {})).toBe(true)
    write(file, 'changed')
    expect(isSiteCurrent(root, {})).toBe(false)
  })

  test('is current when a test has changed', () => {
    write('services/jobs/shared/limits.test.ts', 'changed')
    write('site/e2e/fixtures.ts', 'changed')
    expect(isSiteCurrent(root, {})).toBe(true)
  })

  test('is current where only it was installed, with what the server needs', () => {
    rmSync(join(root, 'site'), { recursive: true })
    write('services/jobs/shared/limits.ts', 'changed')
    expect(isSiteCurrent(root, {})).toBe(true)
  })

  test('is outdated once a setting that it shows is another, wherever it was installed', () => {
    expect(isSiteCurrent(root, { BRAND: 'Cabestro' })).toBe(false)
    rmSync(join(root, 'site'), { recursive: true })
    expect(isSiteCurrent(root, { BRAND: 'Cabestro' })).toBe(false)
    expect(isSiteCurrent(root, { CONTACT_PLACE: 'Jerez' })).toBe(true)
  })

  test.each([
    ['LOGO_FILE', 'own/logo.svg', 'own/logo.svg'],
    ['LEGAL_DIR', 'own/legal', 'own/legal/terms.md']
  ])('is outdated once what %s names has changed', (name, value, file) => {
    const settings = { [name]: join(root, value) }
    write(file, 'first')
    expect(isSiteCurrent(root, settings)).toBe(false)
    recordBuild(hashBuild(root, settings), root)
    expect(isSiteCurrent(root, settings)).toBe(true)
    write(file, 'second')
    expect(isSiteCurrent(root, settings)).toBe(false)
  })

  test('is missing until a build is complete', () => {
    rmSync(join(root, 'dist/source-hash'))
    expect(isSiteCurrent(root, {})).toBe(false)
  })
})
