import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

/** Every text that the specification quotes, one a line; a name in braces stands for what is filled in. */
const texts = readFileSync(new URL('specified-texts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

const sources = globSync('{events,services,site}/**/*.{ts,tsx,astro}', {
  exclude: ['**/*.test.*', '**/*.spec.ts', 'site/e2e/**']
})
const written = sources.map(path => readFileSync(path, 'utf8')).join('\n')
const sentences = readSentences().map(({ text }) => text)
const product = [written, written.replace(/\$\{[^{}\n]*\}/g, '{}'), ...sentences]
  .join('\n')
  .replace(/\s+/g, ' ')

test.each(texts)('the product says «%s»', text => {
  expect(product.includes(text.replace(/\{\w+\}/g, '{}'))).toBe(true)
})
