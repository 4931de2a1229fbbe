import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = 'dist/site'
const kilobyte = 1024
const pages = globSync('**/*.html', { cwd: root }).map(page => page.replaceAll('\\', '/'))
const html = (page: string) => readFileSync(join(root, page), 'utf8')
/** Other sites show these in a frame: they have no script. */
const isFramed = (page: string) => page.startsWith('jobs/framed-')
const hasIsland = (page: string) => html(page).includes('<astro-island')

/** Bytes on the wire: the build has compressed what becomes smaller. */
function weight(path: string): number {
  const compressed = statSync(join(root, `${path}.br`), { throwIfNoEntry: false })
  return (compressed ?? statSync(join(root, path))).size
}

const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weight(path), 0)

/** The scripts that a page loads first, with their imports. */
function scriptsOf(page: string): Set<string> {
  const named = html(page).matchAll(
    /(?:<script[^>]*\ssrc|component-url|renderer-url|rel="modulepreload" href)="([^"]+\.js)"/g
  )
  return withImports([...named].map(([, path = '']) => path))
}

function withImports(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue
    found.add(path)
    withImports(importedBy(path, /(?:import|from)\s*["'`](\.[^"'`]+\.js)["'`]/g), found)
  }
  return found
}

function importedBy(path: string, pattern: RegExp): string[] {
  const source = readFileSync(join(root, path), 'utf8')
  return [...source.matchAll(pattern)].map(([, to = '']) => posix.join(dirname(path), to))
}

/** The scripts that those of a page import later, as a list or a session asks for them, with their imports. */
function laterScriptsOf(page: string): Set<string> {
  const dynamicImport = /import\(\s*["'`](\.[^"'`]+\.js)["'`]\)/g
  return withImports([...scriptsOf(page)].flatMap(path => importedBy(path, dynamicImport)))
}

const stylesOf = (page: string) =>
  [...html(page).matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
    ([, path = '']) => path
  )

const drawingsOf = (page: string) => html(page).match(/<svg[\s\S]*?<\/svg>/g) ?? []
/** The picture of the front page. */
const isStable = (drawing: string) => drawing.includes('illustration stable')

const isFramework = (path: string) =>
  readFileSync(join(root, path), 'utf8').includes('react.element')

describe('page weight', () => {
  test('there are more than 18 pages', () => {
    expect(pages.length).toBeGreaterThan(18)
  })

  test.each(pages.filter(isFramed))('%s, for a frame, has no script', page => {
    expect(html(page)).not.toMatch(/<script|\son\w+=/)
  })

  test.each(pages.filter(page => !hasIsland(page) && !isFramed(page)))(
    '%s, without islands, has at most 4.8 KB of script and no framework, also later',
    page => {
      const scripts = scriptsOf(page)
      expect(scripts.size).toBeGreaterThan(0)
      expect(sum(scripts)).toBeLessThanOrEqual(4.8 * kilobyte)
      expect([...scripts].filter(isFramework)).toEqual([])
      expect([...laterScriptsOf(page)].filter(isFramework)).toEqual([])
    }
  )

  test.each(pages.filter(hasIsland))(
    '%s, with an island, has at most 105 KB of script in 40 files, of operators 115 KB',
    page => {
      const scripts = scriptsOf(page)
      expect([...scripts].some(isFramework)).toBe(true)
      const budget = page === 'operador.html' ? 115 : 105
      expect(sum(scripts)).toBeLessThanOrEqual(budget * kilobyte)
      expect(scripts.size).toBeLessThanOrEqual(40)
    }
  )

  test.each(pages.filter(page => !hasIsland(page)))(
    '%s, without islands, contains its styles',
    page => {
      expect(stylesOf(page)).toEqual([])
      expect(html(page)).toContain('<style>')
      const budget = drawingsOf(page).some(isStable) ? 15 : 13
      expect(weight(page)).toBeLessThanOrEqual(budget * kilobyte)
    }
  )

  test.each(pages.filter(hasIsland))('%s has at most 8 KB of HTML, and 12 KB of styles', page => {
    expect(stylesOf(page)).toHaveLength(1)
    expect(weight(page)).toBeLessThanOrEqual(8 * kilobyte)
    expect(sum(stylesOf(page))).toBeLessThanOrEqual(12 * kilobyte)
  })

  test('all pages preload the same two fonts, those that are not swapped in, of 14 KB at most', () => {
    const preloads = /rel="preload" href="([^"]+)" as="font"/g
    const fontsOf = (page: string) =>
      [...html(page).matchAll(preloads)].map(([, path = '']) => path)
    const fonts = fontsOf('index.html')
    const bytes = fonts.reduce((total, font) => total + statSync(join(root, font)).size, 0)
    expect(fonts).toHaveLength(2)
    expect(bytes).toBeLessThanOrEqual(14 * kilobyte)
    for (const page of pages) expect(fontsOf(page), page).toEqual(fonts)
  })

  test('no page contains a photograph', () => {
    for (const page of pages)
      expect(html(page), page).not.toMatch(/<img[^>]*\.(png|jpe?g|webp|avif)/)
  })

  test('an illustration has at most 3 KB', () => {
    const drawings = pages.flatMap(drawingsOf).filter(drawing => !isStable(drawing))
    expect(drawings.length).toBeGreaterThan(0)
    for (const drawing of drawings) expect(drawing.length).toBeLessThanOrEqual(3 * kilobyte)
  })

  test.each(['index.html', 'en.html'])('%s shows a horse and a groom in at most 5 KB', page => {
    const [stable = '', ...more] = drawingsOf(page).filter(isStable)
    expect(more).toEqual([])
    for (const part of ['mane', 'halter', 'skin', 'rope']) expect(stable).toContain(part)
    expect(stable.length).toBeLessThanOrEqual(5 * kilobyte)
  })
})
