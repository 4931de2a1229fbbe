import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = globSync(`${folder}/0*.md`).sort()
const index = readFileSync(`${folder}/README.md`, 'utf8')

function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/'/g, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-')
}

function read(file: string) {
  const [heading = '', , state = '', ...body] = readFileSync(file, 'utf8').split('\n')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? []
  const words = body.join(' ').split(/\s+/).filter(Boolean)
  return { number, title, state, words }
}

test.each(files)('%s has the name of its title, and at most 120 words', file => {
  const { number, title, words } = read(file)
  expect(basename(file)).toBe(`${number.padStart(4, '0')}-${slugOf(title)}.md`)
  expect(words.length).toBeLessThanOrEqual(120)
})

test('the index has a row for each decision', () => {
  const rows = index.match(/^\| \d+ \| .+$/gm)
  const expected = files.map(file => {
    const { number, title, state } = read(file)
    return `| ${number} | [${title}](${basename(file)}) | ${state.replace(' · ', ' | ')} |`
  })
  expect(rows).toEqual(expected)
})

test('every decision that a document names exists', () => {
  const documents = globSync(['*.md', '{docs,events,projections,services,site,test}/**/*.md'])
  const named = documents.flatMap(document =>
    [...readFileSync(document, 'utf8').matchAll(/decisions?\s+(\d+)|\b(\d{4})-[a-z-]+\.md/g)].map(
      ([, number, file]) => Number(number ?? file)
    )
  )
  const numbers = files.map(file => Number(read(file).number))
  expect(named.filter(number => !numbers.includes(number))).toEqual([])
})
