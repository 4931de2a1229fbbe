import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern, { exclude: path => /\.(test|spec)\.|(^|\/)e2e(\/|$)/.test(path) })
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
const templates = read('{site,services}/**/*.{astro,ts,tsx,js}')
const words = new Set(templates.match(/[\w-]+/g))
const styles = read('site/styles/**/*.css').replace(/\/\*[\s\S]*?\*\/|url\(.*?\)/g, '')
const classes = new Set([...styles.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))

/** A class that templates name, or put together: `tone-${tone}`. */
const isUsed = (name: string) =>
  words.has(name) || templates.includes(`${name.replace(/(?<=-)[^-]+$|\d+$/, '')}\${`)

test('no class is styled that no template names, but for what a browser adds', () => {
  expect(classes.size).toBeGreaterThan(300)
  expect([...classes].filter(name => !isUsed(name))).toEqual(['skiptranslate'])
  expect(isUsed('no-such-class')).toBe(false)
})
