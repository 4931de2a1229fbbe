import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('site/{islands,lib,scripts,stores,ui}/**/*.{ts,tsx,js}')
  .filter(file => !file.endsWith('.test.ts'))
  .map(file => readFileSync(file, 'utf8'))
const cookiesPage = readFileSync('site/pages/cookies.astro', 'utf8')

/** Keys that a caller or a shorter word makes, each with how the page of cookies calls it. */
const composedKeys = { key: ['carta-…', 'anuncio-…'], name: ['clave …'] }
const isComposed = (name: string): name is keyof typeof composedKeys => name in composedKeys

/** A literal, a constant that holds one, or a function that makes one of a template. */
function findKeys(argument: string): string[] {
  if (argument.startsWith("'")) return [argument.slice(1, -1)]
  if (isComposed(argument)) return composedKeys[argument]
  for (const source of sources) {
    const [, literal, start] =
      new RegExp(`const ${argument} = (?:'([^']+)'|\\(.*?=> \\x60([^$]+)\\$)`).exec(source) ?? []
    if (literal) return [literal]
    if (start) return [`${start}…`]
  }
  return [`${argument}: unknown`]
}

const keys = sources.flatMap(source =>
  [...source.matchAll(/Storage\.setItem\(\s*('[^']+'|\w+)/g)].flatMap(([, argument = '']) => {
    const own = new RegExp(`const ${argument} = '([^']+)'`).exec(source)?.[1]
    return own ? [own] : findKeys(argument)
  })
)

test.each([...new Set(keys)])('the page of cookies names what is stored as «%s»', key => {
  expect(cookiesPage).toContain(key)
})

test('the page of cookies names each database of the browser', () => {
  const opened = sources.flatMap(source => {
    const names = [...source.matchAll(/withStore\((\w+)/g)].map(([, name = '']) => name)
    return names.map(name => new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1] ?? name)
  })
  expect(opened).toEqual(['pendientes'])
  for (const name of opened) expect(cookiesPage).toContain(`'${name}'`)
})

test('the page of cookies names each cache of the browser', () => {
  const names = sources.flatMap(source => [
    ...source.matchAll(/const cacheName = `([^$`]+)\$/g).map(([, start]) => `${start}…`)
  ])
  expect(names).toEqual(['pendientes-…'])
  for (const name of names) expect(cookiesPage).toContain(`'${name}'`)
})

test('the keys are found', () => {
  expect(keys).toEqual(expect.arrayContaining(['busquedas', 'correccion-…', 'clave …', 'pista']))
})
