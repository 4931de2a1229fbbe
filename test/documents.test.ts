import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const rooms = new Set(tracked.flatMap(file => (file.includes('/') ? [file.split('/')[0]] : [])))
const documents = tracked.filter(file => file.endsWith('.md') && file !== 'CHANGELOG.md')

/** Names in code spans that begin with a folder of the project. */
function pathsIn(document: string): string[] {
  const spans = readFileSync(document, 'utf8').matchAll(/`([^`\s]+\/[^`\s]*)`/g)
  return [...spans]
    .map(([, path = '']) => path.replace(/[:#].*$/, ''))
    .filter(path => rooms.has(path.split('/')[0]) && /^[\w.@{},*/[\]-]+$/.test(path))
}

test.each(documents)('every path that %s names exists', document => {
  const missing = pathsIn(document).filter(path => globSync(path).length === 0)
  expect(missing).toEqual([])
})

test('the documents name paths', () => {
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100)
})
