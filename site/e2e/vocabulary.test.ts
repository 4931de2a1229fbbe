import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = (pattern: string) => globSync(`dist/site/${pattern}`)

/** The text of a page, and of the attributes that are read out. */
function wordsOf(html: string): string {
  const read = [...html.matchAll(/(?:aria-label|placeholder|title|alt|content)="([^"]*)"/g)]
  const shown = html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
  return [shown, ...read.map(([, text]) => text)].join(' ')
}

test('pages use one word for a thing: aplicación, correo electrónico, lector (RSS)', () => {
  const pages = files('**/*.html').filter(page => !/\/en(\/|\.html)/.test(page))
  expect(pages.length).toBeGreaterThan(18)
  const others = /\b(solicitud(es)?|e-?mails?|mails?|Atom)\b/gi
  const found = pages.flatMap(page => {
    const words = wordsOf(readFileSync(page, 'utf8'))
    return (words.match(others) ?? []).map(word => `${page}: ${word}`)
  })
  expect(found).toEqual([])
})

test('scripts say aplicación too', () => {
  const scripts = files('_astro/*.js')
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter(file => /\bsolicitud(es)?\b/i.test(readFileSync(file, 'utf8')))).toEqual([])
})
