import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import about from '#package.json' with { type: 'json' }
import { findCommit, programVersion } from './program-version.ts'

const [one, two] = ['5811ee9e'.repeat(5), 'c7f3d4b2'.repeat(5)]
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ramal-version-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const found = () => findCommit(pathToFileURL(`${folder}/`))

test('the commit is that of the branch that is checked out', () => {
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/packed-refs', `# pack-refs with: peeled\n${two} refs/heads/main\n`)
  expect(found()).toBe(two)
  write('.git/refs/heads/main', `${one}\n`)
  expect(found()).toBe(one)
})

test('the commit is that of a release that is checked out', () => {
  write('.git/HEAD', `${one}\n`)
  expect(found()).toBe(one)
})

test('without a checkout the commit is that of the build, and there may be none', () => {
  expect(found()).toBeUndefined()
  write('dist/commit', 'unknown\n')
  expect(found()).toBeUndefined()
  write('dist/commit', `${two}\n`)
  expect(found()).toBe(two)
})

test('the version is that of the package, with the commit of this checkout', () => {
  const [version, ofCommit] = programVersion.split('+')
  expect(version).toBe(about.version)
  const commit = findCommit(pathToFileURL(`${process.cwd()}/`))
  expect(ofCommit).toBe(commit && `g${commit.slice(0, 8)}`)
})
