import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = 'dist/site'
const pages = globSync('**/*.html', { cwd: root })
const inline = '(?:a|b|code|em|strong|time)'
const gluedWords = new RegExp(
  `\\p{L}<${inline}(?: [^>]*)?>[^<]*|[^>]*</${inline}>\\p{L}[^<]{0,20}`,
  'gu'
)

const gluedNumber = /(?<=[\s(])(?:\d+\p{L}{3,}|(?:\p{L}{3,}|\p{Ll}{2})\d+(?=[\s,.;:)]))/gu

// A line of source that ends before a tag loses its space in the built page.
test.each(pages)('%s has a space between a word and a link or an emphasis', page => {
  const text = readFileSync(join(root, page), 'utf8').replace(
    /<(script|style|svg)[\s\S]*?<\/\1>/g,
    ''
  )
  expect(text.match(gluedWords) ?? []).toEqual([])
  expect(text.replace(/<[^>]*>/g, ' ').match(gluedNumber) ?? []).toEqual([])
})
