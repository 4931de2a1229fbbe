import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The text of a page, and of the attributes that are read out. */
function wordsOf(html: string): string {
  const read = [...html.matchAll(/(?:aria-label|placeholder|title|alt|content)="([^"]*)"/g)]
  const shown = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
  return [shown, ...read.map(([, text]) => text)].join(' ')
}

test('Spanish pages say correo electrónico and lector (RSS)', () => {
  const pages = globSync('dist/site/**/*.html').filter(page => !/\/en(\/|\.html)/.test(page))
  expect(pages.length).toBeGreaterThan(18)
  const others = /\b(e-?mails?|mails?|Atom)\b/gi
  const found = pages.flatMap(page => {
    const words = wordsOf(readFileSync(page, 'utf8'))
    return (words.match(others) ?? []).map(word => `${page}: ${word}`)
  })
  expect(found).toEqual([])
})
