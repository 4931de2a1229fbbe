import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = readdirSync('.', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !/^(\.|node_modules$|dist$)/.test(entry.name))
  .map(({ name }) => name)
const documents = globSync(['*.md', `{${rooms.join(',')}}/**/*.md`]).sort()

/** Names in code spans that begin with a folder of the project. */
function pathsIn(document: string): string[] {
  const spans = readFileSync(document, 'utf8').matchAll(/`([^`\s]+\/[^`\s]*)`/g)
  return [...spans]
    .map(([, path = '']) => path.replace(/[:#].*$/, ''))
    .filter(path => rooms.includes(path.split('/')[0] ?? '') && /^[\w.@{},*/[\]-]+$/.test(path))
}

const files = globSync([`{${rooms.join(',')}}/**/*`, '*', '.*']).map(file =>
  file.split(/[/\\]/).at(-1)
)

/** Names in code spans, without a path, of files with a suffix of source code. */
function filesIn(document: string): string[] {
  const spans = readFileSync(document, 'utf8').matchAll(
    /`([\w.-]+\.(?:tsx?|mjs|sql|css|astro|sh|tsv))`/g
  )
  return [...spans].map(([, name = '']) => name)
}

test.each(documents)('every file that %s names exists', document => {
  expect(filesIn(document).filter(name => !files.includes(name))).toEqual([])
})

test.each(documents)('every path that %s names exists', document => {
  const missing = pathsIn(document).filter(path => globSync(path).length === 0)
  expect(missing).toEqual([])
})

test('the documents name paths', () => {
  expect(documents.flatMap(pathsIn).length).toBeGreaterThan(100)
})

test.each(documents)('%s is merged', document => {
  expect(readFileSync(document, 'utf8')).not.toMatch(/^(<{7}|>{7}) /m)
})
